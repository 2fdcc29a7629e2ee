import type { AnnouncementCategory, EventCategory, EventFormat, EventQuestionKind } from 'contracts';

import { editor, type PanelDocument } from './panel';

export const TEAM_MEMBER = 'api::team-member.team-member';
export const EVENT = 'api::event.event';
export const ANNOUNCEMENT = 'api::announcement.announcement';
export const PAGE = 'api::page.page';
export const SITE = 'api::site.site';
export const FESTIVAL = 'api::festival.festival';
export const SETTING = 'api::setting.setting';

let serial = 0;
/** A name that nothing else bears, so that tests on one database do not meet. */
export const unique = (word: string): string => `${word} ${process.pid.toString(36)}${(++serial).toString(36)}`;

const DAY_MS = 24 * 60 * 60 * 1000;
/** The instant that many days from now, as the API writes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

interface TeamMemberFields {
  name: string;
  role: string;
  bio: string;
  photoUrl: string;
  linkedin: string;
  order: number;
}

/** A team member, entered by the editor; published unless told otherwise. */
export async function teamMember(
  fields: Partial<TeamMemberFields> = {},
  { published = true } = {},
): Promise<PanelDocument> {
  const known = { name: unique('Member'), role: 'Secretary', bio: 'Keeps the books.' };
  const draft = await editor.create(TEAM_MEMBER, { ...known, ...fields });
  return published ? editor.publish(TEAM_MEMBER, draft.documentId) : draft;
}

export interface EventFields {
  title: string;
  description: string;
  category: EventCategory;
  format: EventFormat;
  startsAt: string;
  endsAt: string;
  location: string;
  registrationLink: string;
  ticketPrice: number;
  isPublished: boolean;
  organizer: string;
  paymentNote: string;
  ticketsFrom: string;
  recap: string;
  agenda: { time?: string | null; title: string; speaker?: string | null }[];
  capacity: number | null;
  waitlist: boolean;
  cancelUntil: string;
  confirmWithinHours: number;
  questions: { label: string; kind: EventQuestionKind; options?: string; isRequired?: boolean }[];
}

/** A published event of tomorrow, entered by the editor. */
export function event(fields: Partial<EventFields> = {}): Promise<PanelDocument> {
  return editor.create(EVENT, {
    title: unique('Event'),
    description: 'An evening about ideas.',
    category: 'workshop',
    format: 'In-Person',
    startsAt: inDays(1),
    endsAt: inDays(1.1),
    location: 'Main hall',
    ticketPrice: 0,
    isPublished: true,
    ...fields,
  });
}

interface AnnouncementFields {
  title: string;
  category: AnnouncementCategory;
  description: object[];
}

/** A text of one paragraph, as an editor enters it. */
export const textOf = (words: string): [{ type: 'paragraph'; children: { type: 'text'; text: string }[] }] => [
  { type: 'paragraph', children: [{ type: 'text', text: words }] },
];

/** An announcement as an admin writes it. */
export const newAnnouncement = (fields: object = {}) => ({
  ...{ title: unique('Announcement'), category: 'event', description: textOf('The hall is open on Sunday.') },
  ...fields,
});

/** An announcement that the editor has written; published unless told otherwise. */
export async function announcement(
  fields: Partial<AnnouncementFields> = {},
  { published = true } = {},
): Promise<PanelDocument> {
  const draft = await editor.create(ANNOUNCEMENT, {
    title: unique('Announcement'),
    category: 'general',
    description: textOf('The hall is open on Sunday.'),
    ...fields,
  });
  return published ? editor.publish(ANNOUNCEMENT, draft.documentId) : draft;
}

/** A composed page, with one section of event cards unless told otherwise; published unless told otherwise. */
export async function composedPage(
  fields: Partial<{ title: string; slug: string; sections: object[] }> = {},
  { published = true } = {},
): Promise<PanelDocument> {
  const title = unique('Page');
  const draft = await editor.create(PAGE, {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    description: 'A page of its own.',
    sections: [
      {
        __component: 'sections.event-cards',
        heading: 'Where ideas meet action',
        title: 'Our Events',
        cards: [{ name: 'Fintellect', description: 'A financial quiz.' }],
      },
    ],
    ...fields,
  });
  return published ? editor.publish(PAGE, draft.documentId) : draft;
}
