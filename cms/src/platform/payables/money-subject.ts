import type { MoneySubjectName } from 'contracts';

import type { Database } from '../../shared/transaction';

/** What changes of money are noted of. The feature that owns it lists it under `moneySubjects`. */
export interface MoneySubject {
  subject: MoneySubjectName;
  /** Its page in the console. */
  page: (id: string) => string;
  /** What those of the ids are called that are still there. */
  titles: (database: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

let subjects: readonly MoneySubject[] = [];

/** Says what changes are noted of. */
export function registerMoneySubjects(all: readonly MoneySubject[]): void {
  subjects = all;
}

/** @throws Error for a subject that no feature lists */
export function moneySubjectOf(name: MoneySubjectName): MoneySubject {
  const found = subjects.find(({ subject }) => subject === name);
  if (!found) throw new Error(`No feature says what a ${name} is called.`);
  return found;
}

/** The page of a record in the console. @param resource last part of the list's address */
export const recordPage =
  (resource: string) =>
  (id: string): string =>
    `/${resource}/${encodeURIComponent(id)}`;
