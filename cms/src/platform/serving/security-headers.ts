import type { Core } from '@strapi/strapi';

import { YEAR_S } from '../../shared/seconds';
import { environment } from '../environment/environment';
import { consoleBuild } from './console-build';
import { portalBuild } from './portal-build';
import { consolePolicy, panelPolicy, portalPolicy, uploadPolicy } from './security-policy';

/** Names and values in turn, as `writeHead` takes them fastest. */
export type FlatHeaders = readonly string[];

const PANEL = /^\/cms(?:\/|$)/;
const CONSOLE = /^\/admin(?:\/|$)/;
/** Scripts, styles and fonts of portal and console. */
const PART = /^(?:\/admin)?\/assets\//;
/** The portal itself may ask where the visitor is, for the map beside the contact form; what it embeds may not. */
const VISITORS_PLACE = { geolocation: '(self)' };
/** The console may ask for the camera, which reads tickets at the door; a page that is opened there leads on to it. */
const CAMERA = { camera: '(self)' };

let portal: FlatHeaders | undefined;
let preview: FlatHeaders | undefined;
let consolePages: FlatHeaders | undefined;
let panel: FlatHeaders | undefined;
let uploads: FlatHeaders | undefined;
let parts: FlatHeaders | undefined;

/**
 * The security headers of every answer under a path. They are made at the first request, because the portal, whose
 * inline scripts they name, is loaded after the middleware.
 */
export function securityHeadersFor(path: string): FlatHeaders {
  if (PART.test(path)) return (parts ??= partHeaders());
  if (path.startsWith('/uploads/')) return (uploads ??= headersWith(uploadPolicy()));
  if (PANEL.test(path)) return (panel ??= headersWith(panelPolicy()));
  if (CONSOLE.test(path))
    return (consolePages ??= headersWith(consolePolicy(consoleBuild()?.scriptHashes ?? []), CAMERA));
  return (portal ??= headersWith(portalPolicy(portalBuild()?.renderer.scriptHashes ?? []), VISITORS_PLACE));
}

/** Those of a page that shows drafts: the panel of this origin may hold it in a frame. */
export function previewHeaders(): FlatHeaders {
  const scriptHashes = portalBuild()?.renderer.scriptHashes ?? [];
  return (preview ??= headersWith(portalPolicy(scriptHashes, "'self'"), VISITORS_PLACE));
}

/** Sets headers on the answer to a request. */
export function setHeaders(ctx: Parameters<Core.MiddlewareHandler>[0], headers: FlatHeaders): void {
  for (let index = 0; index < headers.length; index += 2) {
    ctx.res.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}

/** A part of a page is ruled by the page's own policy: sent with each of them, it would weigh as much as many of them. */
function partHeaders(): FlatHeaders {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...transportSecurity(),
  ].flat();
}

function transportSecurity(): string[][] {
  const isHttps = environment().publicUrl?.startsWith('https:') ?? false;
  return isHttps ? [['Strict-Transport-Security', `max-age=${YEAR_S}; includeSubDomains`]] : [];
}

function headersWith(policy: string, { geolocation = '()', camera = '()' } = {}): FlatHeaders {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', policy.includes("frame-ancestors 'none'") ? 'DENY' : 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', `camera=${camera}, geolocation=${geolocation}, microphone=(), payment=(), usb=()`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...transportSecurity(),
  ].flat();
}
