import { createHmac, timingSafeEqual } from 'node:crypto';

import { notificationKindSchema, type NotificationKind } from 'contracts';

import { environment } from '../environment';

/** What a link ends: mails of one kind, to one person. */
export interface Unsubscribing {
  kind: NotificationKind;
  /** The profile's id on the wire. */
  profileId: string;
}

/** `<profile>_<kind>_<signature>`: characters that addresses take as they are, and no dot, which would look like a file. */
const TOKEN = /^([a-z0-9-]{1,64})_([a-z-]{1,64})_([\w-]{43})$/;

/**
 * The token of the link that ends mails of a kind. It is signed rather than stored, works for good, as mails are kept for
 * good, and opens nothing but this.
 */
export function unsubscribeToken(kind: NotificationKind, profileId: string): string {
  const [key = ''] = signingKeys();
  return `${profileId}_${kind}_${sign(key, profileId, kind)}`;
}

/** Reads a token. @returns null when it was not made here */
export function readUnsubscribeToken(token: string): Unsubscribing | null {
  const [, profileId = '', named, signature = ''] = TOKEN.exec(token) ?? [];
  const kind = notificationKindSchema.safeParse(named).data;
  if (!kind) return null;
  const given = Buffer.from(signature);
  const isOurs = signingKeys().some((key) => timingSafeEqual(given, Buffer.from(sign(key, profileId, kind))));
  return isOurs ? { kind, profileId } : null;
}

/** The first signs; those behind it have signed once. */
const signingKeys = (): string[] => environment().secrets.APP_KEYS.split(',');

const sign = (key: string, profileId: string, kind: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${profileId}:${kind}`).digest('base64url');
