import type { Core } from '@strapi/strapi';

import { dialectOf, tableIndex, type Dialect } from './dialect';
import type { WordIndex } from './word-index';

type Marked = Pick<WordIndex, 'source' | 'entries' | 'key'>;

const marksOf = ({ entries }: Marked): string => `${entries}_marks`;

/**
 * The statements by which the database marks things that are made, changed or deleted, with their entries, whoever does
 * it: this server, another instance, or somebody past them. A thing has one mark, with its last place in their order.
 */
export function markStatements(index: Marked, dialect: Dialect): readonly string[] {
  const { source, entries, key } = index;
  const marks = marksOf(index);
  return [
    `create table if not exists ${marks} (${key} integer primary key, at bigint not null)`,
    tableIndex(`${marks}_at`, marks, 'at'),
    ...dialect.marking(marks, key, source, 'id'),
    ...dialect.marking(marks, key, entries, key),
  ];
}

/** Things that were written, by the places of their marks, and the place from which on to read marks the next time. */
export interface Marks {
  places: ReadonlyMap<number, number>;
  next: number;
}

/** Reads the marks from a place on. Some that were read before may be among them. */
export async function readMarks(strapi: Core.Strapi, index: Marked, from: number): Promise<Marks> {
  const database = strapi.db.connection;
  const marks = marksOf(index);
  const rows: { next: number | string; id: number | null; at: number | string }[] = await database
    .from(database.raw(`(${dialectOf(strapi).unseenFrom(marks)}) as unseen`))
    .leftJoin(`${marks} as mark`, (join) => void join.on('mark.at', '>=', database.raw('?', [from])))
    .select({ next: 'unseen.place', id: `mark.${index.key}`, at: 'mark.at' });
  const places = rows.flatMap(({ id, at }) => (id === null ? [] : [[id, Number(at)] as const]));
  return { places: new Map(places), next: Number(rows[0]?.next ?? 0) };
}
