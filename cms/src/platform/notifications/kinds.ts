import type { NotificationKind } from 'contracts';

import type { MailContent } from '../mail';

/** Whoever did what a notification is about. */
export interface Actor {
  /** The profile's id on the wire. */
  profileId: string;
  name: string;
}

/** The words of one kind. What `notify` was told is handed to each; all of it is gone once the actor has left. */
export interface KindOfNotification {
  /** @param actor who did it, by today's name */
  sentence: (actor: string, data: unknown) => string;
  /** @returns what somebody wrote, or what else there is to know; null where there is nothing */
  text: (data: unknown) => string | null;
  /** The mail about it, of kinds whose cause brings none of its own. */
  mail?: (recipient: string, actor: Actor, data: unknown) => MailContent;
}

/** How a feature puts its kinds into words; the kinds themselves stand in `contracts`, with their labels. */
export type NotificationWords = Partial<Record<NotificationKind, KindOfNotification>>;

let kinds: NotificationWords = {};

/** Says how each kind of notification is put into words. */
export function registerNotifications(words: readonly NotificationWords[]): void {
  kinds = Object.assign({}, ...words);
}

/** The words of a kind. @throws Error when no feature has them */
export function wordsOf(kind: NotificationKind): KindOfNotification {
  const known = kinds[kind];
  if (!known) throw new Error(`No feature puts the notification ${kind} into words.`);
  return known;
}
