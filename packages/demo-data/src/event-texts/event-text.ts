import type { EventCategory, EventFormat, EventQuestionKind } from 'contracts';

/** An event without its date. */
export interface EventText {
  title: string;
  description: string;
  category: EventCategory;
  format: EventFormat;
  location: string;
  /** Days from today. */
  dayOffset: number;
  /** Moves it on to the next such day of the week; 0 is Sunday. */
  weekday?: number;
  /** In India, as a decimal: 17.5 is half past five. */
  startHour: number;
  hours: number;
  /** Rupees. */
  ticketPrice: number;
  /** How many days before it begins there are tickets, where that is said. */
  ticketsBefore?: number;
  /** What became of it. */
  recap?: string;
  registrationLink?: string;
  /** Who of the society holds it. */
  organizer?: string;
  agenda?: readonly DemoAgendaEntry[];
  /** Seats; without it everybody finds room. */
  capacity?: number;
  questions?: readonly DemoQuestion[];
}

/** A line of an agenda; `time` is a text. */
export interface DemoAgendaEntry {
  time: string;
  title: string;
  speaker?: string;
}

/** A question at registration, as the store keeps it: the options of a choice one a line. */
export interface DemoQuestion {
  label: string;
  kind: EventQuestionKind;
  options?: string;
  isRequired: boolean;
}
