import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';

/** Somebody whose data is handed out or erased. */
export interface DataSubject {
  /** Of the account. */
  userId: number;
  /** Of the account, as it is known outside. */
  documentId: string;
  /** Of the profile; null for an account that lost its own. */
  profileId: number | null;
  email: string;
}

/**
 * What one feature keeps about people. A feature that stores anything personal lists its part under `personalData`:
 * then it is in everybody's download of their own data, and goes with their account.
 */
export interface PersonalDataPart {
  /** Its key in the download. */
  name: string;
  /** @returns all of the person's, as JSON shall hold it; nothing of other people but their names */
  export: (strapi: Core.Strapi, person: DataSubject) => Promise<unknown>;
  /**
   * Erases all of it, in the transaction of the account's deletion: SQL goes through `trx`, files go after the commit.
   * What others need stays, without anything personal; it may go on naming the profile, which then becomes that of a
   * former member.
   */
  erase: (strapi: Core.Strapi, person: DataSubject, trx: Database) => Promise<void>;
}
