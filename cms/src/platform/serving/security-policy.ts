import { MAP_ORIGIN } from 'contracts';

/** Content-Security-Policy, by what is served. Each list is complete: what it does not name is refused. */

type Directives = Record<string, readonly string[]>;

const NOTHING_ELSE: Directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Pages of the portal.
 * @param scriptHashes sources of the inline scripts that every page carries
 * @param framedBy who may show the page in a frame
 */
export function portalPolicy(scriptHashes: readonly string[], framedBy: "'none'" | "'self'" = "'none'"): string {
  return write({
    ...ownPages(scriptHashes),
    'frame-ancestors': [framedBy],
    // Editors may give a photograph's address elsewhere (site §4, image link handling).
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'"],
    'frame-src': [MAP_ORIGIN],
  });
}

/**
 * Pages of the console.
 * @param scriptHashes as for the portal
 */
export function consolePolicy(scriptHashes: readonly string[]): string {
  return write({ ...ownPages(scriptHashes), 'img-src': ["'self'", 'data:', 'blob:'], 'frame-src': ["'none'"] });
}

function ownPages(scriptHashes: readonly string[]): Directives {
  return {
    ...NOTHING_ELSE,
    'script-src': ["'self'", ...scriptHashes],
    // Emotion writes its styles into the page while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
  };
}

/** Strapi's panel. */
export function panelPolicy(): string {
  return write({
    ...NOTHING_ELSE,
    'base-uri': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'self'"],
  });
}

/** Uploaded files: whatever they turn out to hold, they run nothing. */
export function uploadPolicy(): string {
  return write({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'frame-ancestors': ["'self'"],
    sandbox: [],
  });
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
