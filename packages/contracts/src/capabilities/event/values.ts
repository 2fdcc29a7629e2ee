/** What an event is about (admin §3 calls it type). */
export const EVENT_CATEGORIES = ['workshop', 'seminar', 'webinar', 'conference', 'meetup', 'other'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** How an event takes place (member §3 calls it type). */
export const EVENT_FORMATS = ['Virtual', 'In-Person', 'Hybrid'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

/** What a list of events can be narrowed to by price. */
export const EVENT_PRICES = ['free', 'paid'] as const;
export type EventPrice = (typeof EVENT_PRICES)[number];

/** A month as addresses have it, such as `2026-11`. */
export const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;
/** Names the month that the site's clock shows. */
export const MONTH_NOW = 'now';
/** Other events that the page of one leads to. */
export const RELATED_EVENTS_MAX = 3;

/** What the categories are called on badges. */
export const EVENT_CATEGORY_LABELS: Record<EventCategory, string> = {
  workshop: 'Workshop',
  seminar: 'Seminar',
  webinar: 'Webinar',
  conference: 'Conference',
  meetup: 'Meetup',
  other: 'Other',
};

/** How a question that an event asks at registration is answered: a line, one of its options, a tick. */
export const EVENT_QUESTION_KINDS = ['text', 'choice', 'checkbox'] as const;
export type EventQuestionKind = (typeof EVENT_QUESTION_KINDS)[number];

/** Length at which a public event description is cut, in characters (member §9). */
export const EVENT_EXCERPT_CHARS = 100;
/** Skeleton cards shown while events load (member §9). */
export const EVENT_SKELETONS = 4;
/** Events that the list of a search counts and pages through; who looks for one of more narrows the search. */
export const EVENTS_FOUND_MAX = 500;
/** Questions that an event may ask, the words of one, and an answer's, in characters. */
export const EVENT_QUESTIONS_MAX = 20;
export const EVENT_QUESTION_MAX_CHARS = 200;
export const EVENT_ANSWER_MAX_CHARS = 1000;
/** Texts of an event, in characters. */
export const EVENT_TITLE_MAX_CHARS = 150;
export const EVENT_DESCRIPTION_MAX_CHARS = 5000;
export const EVENT_LOCATION_MAX_CHARS = 200;
export const EVENT_ORGANIZER_MAX_CHARS = 150;
export const EVENT_LINK_MAX_CHARS = 255;
export const EVENT_PAYMENT_NOTE_MAX_CHARS = 500;
export const EVENT_RECAP_MAX_CHARS = 5000;
/** Proposals of one person that wait at once, and rows of a page of them. */
export const PENDING_PROPOSALS_MAX = 10;
export const PROPOSALS_PAGE_SIZE = 10;
/** When an event begins that names no time, on the site's clock, and how long one lasts that names no end. */
export const EVENT_DEFAULT_TIME = '10:00';
export const EVENT_DEFAULT_HOURS = 2;
/** Seats that an event may have, and what a ticket may cost. */
export const EVENT_CAPACITY_MAX = 1_000_000;
export const EVENT_PRICE_MAX = 1_000_000;
/** Hours that a seat may wait to be confirmed. */
export const EVENT_CONFIRM_HOURS = { min: 1, max: 336, byDefault: 24 } as const;
/** Options of a question, all in all, in characters. */
export const EVENT_OPTIONS_MAX_CHARS = 2000;
/** Entries of an agenda, and their texts, in characters. */
export const AGENDA_ENTRIES_MAX = 40;
export const AGENDA_TIME_MAX_CHARS = 60;
export const AGENDA_TITLE_MAX_CHARS = 200;
/** A message to the people of an event, and its subject, in characters. */
export const EVENT_MESSAGE_MAX_CHARS = 5000;
export const EVENT_MESSAGE_SUBJECT_MAX_CHARS = 150;
