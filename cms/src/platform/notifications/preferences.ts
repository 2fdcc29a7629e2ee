import { randomUUID } from 'node:crypto';

import { isKeptKind, NOTIFICATION_KINDS, type NotificationKind, type NotificationPreference } from 'contracts';

import type { Database } from '../../shared/transaction';

export const PREFERENCES_TABLE = 'notification_preferences';
const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** A choice as its row holds it. SQLite has numbers for flags. */
interface Row {
  kind: string;
  on_site: boolean | number;
  by_mail: boolean | number;
}
/** The same beside a person, where there is none for whoever has not chosen. */
type Choice = { [Column in 'on_site' | 'by_mail']: Row[Column] | null };

/** How each kind reaches a person, in the order of `contracts`: as they chose, or else as it does by default. */
export async function readPreferences(database: Database, personId: number): Promise<NotificationPreference[]> {
  const rows = await database(PREFERENCES_TABLE)
    .where({ person_id: personId })
    .select<Row[]>('kind', 'on_site', 'by_mail');
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return KINDS.map((kind) => ({ kind, ...toPreference(kind, chosen.get(kind)) }));
}

/** How one kind reaches a person. */
export async function readPreference(database: Database, personId: number, kind: NotificationKind) {
  const row: Row | undefined = await database(PREFERENCES_TABLE).where({ person_id: personId, kind }).first();
  return toPreference(kind, row);
}

/** How one kind reaches a person, by what they chose. */
export function toPreference(kind: NotificationKind, row: Choice | undefined): { onSite: boolean; byMail: boolean } {
  const { onSite, byMail } = NOTIFICATION_KINDS[kind];
  if (row?.on_site === undefined || row.on_site === null) return { onSite, byMail };
  return { onSite: isKeptKind(kind) || Boolean(row.on_site), byMail: Boolean(row.by_mail) };
}

/** Keeps how these kinds shall reach a person; others stay as they are. */
export async function writePreferences(
  database: Database,
  personId: number,
  preferences: readonly NotificationPreference[],
  now = new Date(),
): Promise<void> {
  if (preferences.length === 0) return;
  await database(PREFERENCES_TABLE)
    .insert(preferences.map((preference) => toRow(personId, preference, now)))
    .onConflict(['person_id', 'kind'])
    .merge(['on_site', 'by_mail', 'updated_at']);
}

/** Keeps whether a person gets mails of a kind. What they see on the site stays as it is. */
export async function writeByMail(
  database: Database,
  personId: number,
  kind: NotificationKind,
  byMail: boolean,
  now = new Date(),
): Promise<void> {
  const { onSite } = NOTIFICATION_KINDS[kind];
  await database(PREFERENCES_TABLE)
    .insert(toRow(personId, { kind, onSite, byMail }, now))
    .onConflict(['person_id', 'kind'])
    .merge(['by_mail', 'updated_at']);
}

const toRow = (personId: number, { kind, onSite, byMail }: NotificationPreference, now: Date) => ({
  document_id: randomUUID(),
  person_id: personId,
  kind,
  on_site: onSite,
  by_mail: byMail,
  created_at: now,
  updated_at: now,
});
