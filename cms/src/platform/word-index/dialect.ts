import type { Core } from '@strapi/strapi';

/** How the two databases differ where the tables of an index are made. */
export interface Dialect {
  /** Type of texts that are compared byte by byte, alike on both. */
  text: string;
  /** Keeps the rows of a table in the order of its key. */
  clustered: string;
  /** Whether an index may hold long texts beside its columns. */
  holdsTexts: boolean;
  /** The statements that have a table mark each of its rows that is written: see `markStatements`. */
  marking: (marks: string, key: string, table: string, id: string) => readonly string[];
  /** The place from which on marks may come that nobody has seen: those of open transactions, too. */
  unseenFrom: (marks: string) => string;
}

const mark = (marks: string, key: string, id: string, at: string): string =>
  `insert into ${marks} (${key}, at) values (${id}, ${at}) on conflict (${key}) do update set at = excluded.at;`;

const sqlite: Dialect = {
  text: 'text',
  clustered: ' without rowid',
  holdsTexts: true,
  marking: (marks, key, table, id) =>
    (['insert', 'update', 'delete'] as const).map((write) => {
      const row = write === 'delete' ? 'old' : 'new';
      const next = `(select coalesce(max(at), 0) + 1 from ${marks})`;
      return `create trigger if not exists ${marks}_${table}_${write} after ${write} on ${table}
        begin ${mark(marks, key, `${row}.${id}`, next)} end`;
    }),
  // The last of all, which may be marked by a row more: writers come one after the other.
  unseenFrom: (marks) => `select coalesce(max(at), 0) as place from ${marks}`,
};

const postgres: Dialect = {
  text: 'text collate "C"',
  clustered: '',
  holdsTexts: false,
  // By the transaction that writes: writers commit in another order than they write in.
  marking: (marks, key, table, id) => [
    `create or replace function ${marks}_${table}() returns trigger language plpgsql as $$
      begin
        ${mark(marks, key, `coalesce(new.${id}, old.${id})`, 'pg_current_xact_id()::text::bigint')}
        return null;
      end $$`,
    `create or replace trigger ${marks}_${table} after insert or update or delete on ${table}
      for each row execute function ${marks}_${table}()`,
  ],
  unseenFrom: () => 'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as place',
};

/** That of the database which the server has. */
export const dialectOf = (strapi: Core.Strapi): Dialect =>
  strapi.db.dialect.client === 'postgres' ? postgres : sqlite;

/** The statement of an index of a table. */
export const tableIndex = (name: string, table: string, columns: string): string =>
  `create index if not exists ${name} on ${table} (${columns})`;
