import type { Core, UID } from '@strapi/strapi';
import type { ConsoleResource, ModerationState, NotificationKind } from 'contracts';

import type { Database } from '../../shared/transaction';
import type { Caller } from '../console/definition';
import { moderationOf } from './machine';

/** What moderation knows of a document that waits for a decision, or has one. */
export interface Submission {
  documentId: string;
  title: string;
  status: ModerationState;
  /** Why it was rejected; empty otherwise. */
  reason: string;
  /** The profile of whoever submitted it; null once that person has left. */
  authorId: number | null;
}

/** A decision that is about to stand. */
export interface Deciding {
  documentId: string;
  event: 'approve' | 'reject';
  caller: Caller;
  now: Date;
}

/** How whoever submitted something hears of the decision. */
interface Told {
  /** The kinds of notification, which may be one. */
  kinds: Readonly<Record<'approved' | 'rejected', NotificationKind>>;
  /** What was submitted, as a sentence calls it: “Your event … was approved.” */
  thing: string;
  /** The page that it leads to. */
  href: string;
  /** What the mail about it says beside. */
  mail: {
    /** What somebody did, such as `proposed`, and what they are thanked for, such as `proposing`. */
    submitted: string;
    submitting: string;
    /** Stands in the inbox where it was approved. */
    thanks: string;
    /** What comes next where it was approved. */
    goesOn: (title: string) => string;
    /** What the link is called. */
    open: string;
  };
}

interface Declared {
  /** What it is called in docs/states.md, such as `event proposal`. */
  name: string;
  /** What admins decide about, as sentences call it. */
  noun: string;
  /** Its resource in the console: decisions are at `/admin/<resource>/:id/approve` and `/reject`. */
  resource: string;
  uid: UID.CollectionType;
  table: string;
  /** Those of the table that moderation writes and looks for; the state's has the name of its attribute. */
  columns: { state: string; reason: string; author: string };
  /** Reads one, by its id on the wire; null where there is none, or where nobody submitted it. */
  find: (database: Database, documentId: string) => Promise<Submission | null>;
  /** What waits, in the console's list. */
  waiting: NonNullable<ConsoleResource['waiting']>;
  /** Where what the console says does not follow from the noun. */
  words?: Partial<Pick<NonNullable<ConsoleResource['moderation']>, 'approved' | 'reasonHint'>>;
  told: Told;
  /**
   * What follows from a decision, in its transaction.
   * @throws what is answered where it cannot be taken: then nothing is decided
   */
  decided?: (strapi: Core.Strapi, trx: Database, deciding: Deciding) => Promise<void>;
}

/** A type whose documents an admin decides about before anybody else sees them. */
export interface Moderated extends Declared {
  machine: ReturnType<typeof moderationOf>;
}

/** Declares what members submit and admins decide about: a feature lists it under `moderated`, and the rest follows. */
export const moderated = (declared: Declared): Moderated => ({
  ...declared,
  machine: moderationOf(declared.name, declared.noun),
});
