import { hostname, networkInterfaces } from 'node:os';

import { paths } from 'contracts';

import { environment } from '../environment/environment';
import type { Context } from './cookies';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Scheme and host that links in mails start with. A Host header is the sender's to forge, and a link to a foreign host
 * would hand the token to whoever owns that host; so apart from PUBLIC_URL only names of this very machine are taken:
 * loopback, and the addresses on which the server listens.
 */
export function mailOrigin(ctx: Context): string {
  const { publicUrl, port } = environment();
  if (publicUrl !== null) return publicUrl;
  const host = ctx.host.toLowerCase();
  return isOurs(host) ? `${ctx.protocol}://${host}` : `http://localhost:${port}`;
}

function isOurs(host: string): boolean {
  // A link to the reader's own machine leads to nobody else, whatever its port.
  if (LOOPBACK.test(host)) return true;
  const { host: listening, port } = environment();
  const everywhere = listening === '0.0.0.0' || listening === '::';
  const names = everywhere ? [hostname().toLowerCase(), ...ownAddresses()] : [listening.toLowerCase()];
  return names.some((name) => host === `${name.includes(':') ? `[${name}]` : name}:${port}`);
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);
}

/** The pages that mails lead to. @param origin see `mailOrigin` */
export const mailLinks = (origin: string) => ({
  verifyEmail: (token: string) => origin + paths.verifyEmail(token),
  resetPassword: (token: string) => origin + paths.resetPassword(token),
  login: origin + paths.login(),
  forgotPassword: origin + paths.forgotPassword(),
});
export type MailLinks = ReturnType<typeof mailLinks>;
