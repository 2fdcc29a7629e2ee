import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';
import type { DataSubject, PersonalDataPart } from './part';

let parts: readonly PersonalDataPart[] = [];

/** Says what the product keeps about people. It is erased from the first to the last, and the profile comes last. */
export function registerPersonalData(all: readonly PersonalDataPart[]): void {
  parts = all;
}

/** Finds whom an account belongs to. @returns null when there is no such account */
export async function findDataSubject(database: Database, userId: number): Promise<DataSubject | null> {
  const [row] = await database('up_users as account')
    .leftJoin('profiles as profile', 'profile.user_id', 'account.id')
    .where('account.id', userId)
    .select<DataSubject[]>({
      userId: 'account.id',
      documentId: 'account.document_id',
      profileId: 'profile.id',
      email: 'account.email',
    });
  return row ?? null;
}

/** All that is kept about a person, by part (privacy: the download of one's own data). */
export async function exportPersonalData(strapi: Core.Strapi, person: DataSubject): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const part of parts) data[part.name] = await part.export(strapi, person);
  return data;
}

/**
 * Erases all that is kept about a person but the account's row, in the transaction of its deletion (security matrix 38).
 * Whoever deletes an account, by whichever way, gets here: see `watch-accounts.ts`.
 */
export async function erasePersonalData(strapi: Core.Strapi, trx: Database, person: DataSubject): Promise<void> {
  for (const part of parts) await part.erase(strapi, person, trx);
}
