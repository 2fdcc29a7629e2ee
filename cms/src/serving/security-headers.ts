import { environment } from '../environment';
import { consoleBuild } from './console-build';
import { portalBuild } from './portal-build';
import { panelPolicy, portalPolicy, uploadPolicy } from './security-policy';

/** Names and values in turn, as `writeHead` takes them fastest. */
export type FlatHeaders = readonly string[];

const YEAR_S = 365 * 24 * 60 * 60;
const PANEL = /^\/cms(?:\/|$)/;
const CONSOLE = /^\/admin(?:\/|$)/;

let portal: FlatHeaders | undefined;
let consolePages: FlatHeaders | undefined;
let panel: FlatHeaders | undefined;
let uploads: FlatHeaders | undefined;

/**
 * The security headers of every answer under a path. They are made at the first request, because the portal, whose
 * inline scripts they name, is loaded after the middleware.
 */
export function securityHeadersFor(path: string): FlatHeaders {
  if (path.startsWith('/uploads/')) return (uploads ??= headersWith(uploadPolicy()));
  if (PANEL.test(path)) return (panel ??= headersWith(panelPolicy()));
  if (CONSOLE.test(path)) return (consolePages ??= headersWith(portalPolicy(consoleBuild()?.scriptHashes ?? [])));
  return (portal ??= headersWith(portalPolicy(portalBuild()?.renderer.scriptHashes ?? [])));
}

function headersWith(policy: string): FlatHeaders {
  const isHttps = environment().publicUrl?.startsWith('https:') ?? false;
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', policy.includes("frame-ancestors 'none'") ? 'DENY' : 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isHttps ? [['Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`]] : []),
  ].flat();
}
