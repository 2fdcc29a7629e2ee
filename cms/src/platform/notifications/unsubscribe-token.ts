import { notificationKindSchema, type NotificationKind } from 'contracts';

import { isSigned, sign, SIGNATURE } from '../environment/signature';

/** What a link ends: mails of one kind, to one person. */
export interface Unsubscribing {
  kind: NotificationKind;
  /** The profile's id on the wire. */
  profileId: string;
}

/** `<profile>_<kind>_<signature>`: characters that addresses take as they are, and no dot, which would look like a file. */
const TOKEN = new RegExp(`^([a-z0-9-]{1,64})_([a-z-]{1,64})_(${SIGNATURE})$`);

/**
 * The token of the link that ends mails of a kind. It is signed rather than stored, works for good, as mails are kept for
 * good, and opens nothing but this.
 */
export function unsubscribeToken(kind: NotificationKind, profileId: string): string {
  return `${profileId}_${kind}_${sign(purposeOf(profileId, kind))}`;
}

/** Reads a token. @returns null when it was not made here */
export function readUnsubscribeToken(token: string): Unsubscribing | null {
  const [, profileId = '', named, signature = ''] = TOKEN.exec(token) ?? [];
  const kind = notificationKindSchema.safeParse(named).data;
  return kind && isSigned(purposeOf(profileId, kind), signature) ? { kind, profileId } : null;
}

const purposeOf = (profileId: string, kind: string): string => `unsubscribe:${profileId}:${kind}`;
