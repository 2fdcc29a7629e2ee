import type { Core, UID } from '@strapi/strapi';
import type { ModerationState } from 'contracts';
import type { z } from 'zod';

import type { Database } from '../../shared/transaction';
import type { moderationOf } from './machine';

/** What moderation knows of a document that waits for a decision, or has one. */
export interface Submission {
  documentId: string;
  status: ModerationState;
  /** Why it was rejected; empty otherwise. */
  reason: string;
  /** The profile of whoever submitted it; null once that person has left. */
  authorId: number | null;
}

/** A type whose documents an admin decides about before anybody else sees them. */
export interface Moderated<Submitted extends Submission> {
  machine: ReturnType<typeof moderationOf>;
  uid: UID.CollectionType;
  table: string;
  /** Those of the table that moderation writes and looks for. */
  columns: { state: string; reason: string; author: string };
  /** Reads one, by its id on the wire; null where there is none, or where nobody submitted it. */
  find: (database: Database, documentId: string) => Promise<Submitted | null>;
  /** What an admin says who rejects one. */
  rejection: z.core.$ZodType<{ reason: string }>;
  /** What follows from a decision, in its transaction: whoever submitted it is told. */
  follow: (strapi: Core.Strapi, decided: Submitted) => Promise<void>;
}

/** Of any type. */
export type AnyModerated = Pick<Moderated<never>, 'machine' | 'table' | 'columns'>;
