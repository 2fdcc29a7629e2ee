import { dayAt, type Message, type MessageFile } from 'contracts';

import type { Outgoing } from '../outbox/outbox';

/** A message in a conversation, stored or on its way. */
export interface Item {
  key: string;
  isOwn: boolean;
  text: string;
  sentAt: string;
  file: MessageFile | null;
  /** What the server has of it; null while it is on its way. */
  message: Message | null;
  outgoing: Outgoing | null;
}

/** Messages of one person that were written soon after each other. */
export interface Group {
  isOwn: boolean;
  items: Item[];
  /** The first that is new stands above it. */
  startsNew: boolean;
  /** Its first was written on another day than what stands above. */
  startsDay: boolean;
}

/** What was written later than this after the one before it begins a new group, in milliseconds. */
const SOON_MS = 5 * 60_000;

const ofMessage = (message: Message): Item => ({ ...message, key: message._id, message, outgoing: null });
const ofOutgoing = (outgoing: Outgoing): Item => ({
  ...{ key: outgoing.key, isOwn: true, text: outgoing.text, sentAt: outgoing.sentAt, file: null },
  ...{ message: null, outgoing },
});

interface GroupOptions {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** The other's messages after this place are new; null for none. */
  newAfter: number | null;
  timeZone: string;
}

/** Puts messages together by day, sender and time, with the mark where those begin that are new. */
export function groupsOf({ messages, outgoing, newAfter, timeZone }: GroupOptions): Group[] {
  const firstNew = newAfter === null ? undefined : messages.find(({ place, isOwn }) => !isOwn && place > newAfter)?._id;
  const groups: Group[] = [];
  let before: Item | undefined;
  for (const item of [...messages.map(ofMessage), ...outgoing.map(ofOutgoing)]) {
    const startsNew = item.key === firstNew;
    const startsDay = !before || dayAt(before.sentAt, timeZone) !== dayAt(item.sentAt, timeZone);
    const last = groups.at(-1);
    const isSoon = before && Date.parse(item.sentAt) - Date.parse(before.sentAt) <= SOON_MS;
    if (last && isSoon && !startsNew && !startsDay && last.isOwn === item.isOwn) last.items.push(item);
    else groups.push({ isOwn: item.isOwn, items: [item], startsNew, startsDay });
    before = item;
  }
  return groups;
}
