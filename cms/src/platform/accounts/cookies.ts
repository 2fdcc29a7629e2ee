import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { SIGNED_IN_COOKIE } from 'contracts';

import { DAY_S } from '../../shared/seconds';
import { environment } from '../environment/environment';

export type Context = Parameters<Core.MiddlewareHandler>[0];

/** How long a browser is remembered to have signed in, in seconds. */
const DEVICE_S = 365 * DAY_S;

/** Whether a request came over HTTPS, as far as its visitor is concerned. */
const isSecure = (ctx: Context): boolean => environment().publicUrl?.startsWith('https:') ?? ctx.secure;

/** Under HTTPS the prefix keeps sibling domains from setting or shadowing the cookie. */
const nameOf = (ctx: Context, name: string): string => (isSecure(ctx) ? `__Host-${name}` : name);

function read(ctx: Context, name: string): string | null {
  return ctx.cookies.get(nameOf(ctx, name), { signed: false }) ?? null;
}

/**
 * Sets a cookie that no script reads and no other site sends along.
 * @param value of letters, digits, `-`, `_` and `.` alone
 * @param seconds how long it is kept; null as long as the browser runs; 0 takes it away
 */
function write(ctx: Context, name: string, value: string, seconds: number | null): void {
  const parts = [`${nameOf(ctx, name)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  append(ctx, parts, seconds);
}

/** Sets the cookie that tells our pages' scripts whether there is a session to ask about; see `SIGNED_IN_COOKIE`. */
function writeHint(ctx: Context, value: '1' | '', seconds: number | null): void {
  append(ctx, [`${SIGNED_IN_COOKIE}=${value}`, 'Path=/', 'SameSite=Lax'], seconds);
}

function append(ctx: Context, parts: string[], seconds: number | null): void {
  if (isSecure(ctx)) parts.push('Secure');
  if (seconds !== null)
    parts.push(`Max-Age=${seconds}`, `Expires=${new Date(Date.now() + seconds * 1000).toUTCString()}`);
  ctx.append('Set-Cookie', parts.join('; '));
}

/** The token of the request's session, known or not; null without one. */
export const readSessionCookie = (ctx: Context): string | null => read(ctx, 'session');
/** @param seconds how long the browser keeps it; null until it is closed */
export function setSessionCookie(ctx: Context, token: string, seconds: number | null): void {
  write(ctx, 'session', token, seconds);
  writeHint(ctx, '1', seconds);
}
/** Takes the session's cookie away. */
export function clearSessionCookie(ctx: Context): void {
  write(ctx, 'session', '', 0);
  writeHint(ctx, '', 0);
}

/**
 * Remembers that this browser once signed in to an account, so that others who guess at its password cannot lock its
 * owner out: the browser's attempts are counted apart from theirs (OWASP, device cookies).
 */
export function setDeviceCookie(ctx: Context, email: string): void {
  const nonce = randomBytes(16).toString('base64url');
  write(ctx, 'device', `${nonce}.${sign(nonce, email)}`, DEVICE_S);
}

/** The name of a browser that once signed in to this account; null for any other. */
export function knownDevice(ctx: Context, email: string): string | null {
  const [nonce = '', signature = ''] = read(ctx, 'device')?.split('.') ?? [];
  if (!nonce || !signature) return null;
  const expected = Buffer.from(sign(nonce, email));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
}

/** The address is in the signature alone, so the cookie does not tell whose account it was. */
function sign(nonce: string, email: string): string {
  return createHmac('sha256', environment().secrets.APP_KEYS).update(`device\n${nonce}\n${email}`).digest('base64url');
}
