import { COMING_EVENTS } from './coming.js';
import type { EventText } from './event-text.js';
import { PAST_EVENTS } from './past.js';

export type { DemoAgendaEntry, DemoQuestion, EventText } from './event-text.js';

/** The demo's calendar, written by hand: the soonest first, then what is over. */
export const EVENT_TEXTS: readonly EventText[] = [...COMING_EVENTS, ...PAST_EVENTS];
