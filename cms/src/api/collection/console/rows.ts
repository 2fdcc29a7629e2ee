import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

import { values } from '../../../platform/cache';
import { recordRead } from '../../../platform/cache/reading';
import type { FilterValues, Filters } from '../../../platform/console/filters';
import { selection } from '../../../platform/tables/selection';
import { tableOf, type Column } from '../../../platform/tables/table';
import { everyRow } from '../../../platform/tables/list-rows';
import { searchWords } from '../../../platform/word-index/fold';
import { rowsOf } from '../../../platform/word-index/rows';
import { findByWords } from '../../../platform/word-index/search';
import type { WordIndex } from '../../../platform/word-index/word-index';
import type { MadeResource } from './made-resource';
import { wordIndexOf } from './word-indexes';

type Query = Knex.QueryBuilder;
type Filter = FilterValues<Filters>;

/** A part of the list of a type. */
interface Wanted {
  filter: Filter;
  sort: { by: string; direction: 'asc' | 'desc' };
  start: number;
  limit: number;
}

/** Rows that a search is answered, at most. */
const FOUND_MAX = 1000;
/** Rows of words from which on a word is common: see `Search`. */
const COMMON = 2500;
const ALIAS = 'made';

/** The columns of a type that is known at run time alone. */
const columnsOf = (uid: UID.ContentType) =>
  tableOf(uid, ALIAS) as unknown as Readonly<Record<string, Column<unknown>>> & { id: Column<number> };

/** Finds a page of a type's rows, on the index of its order, and how many there are in all. */
export async function findRows(
  strapi: Core.Strapi,
  resource: MadeResource,
  { filter, sort, start, limit }: Wanted,
): Promise<{ ids: number[]; total: number }> {
  const { uid } = resource;
  const columns = columnsOf(uid);
  const find = () => filtered(strapi, resource, filter);
  const order = { column: columns[sort.by]?.sql ?? columns.id.sql, order: sort.direction };
  const index = wordIndexOf(strapi, uid);
  if (filter.q !== undefined && filter.q.trim() !== '') {
    const words = searchWords(filter.q);
    if (!index || words.length === 0) return { ids: [], total: 0 };
    const search = { index, from: `${index.source} as ${ALIAS}`, id: columns.id.sql, max: FOUND_MAX, common: COMMON };
    const { rows, total } = await findByWords<{ id: number }>(
      strapi,
      search,
      {
        ...{ words, order: [order], start, limit },
        filter: (rows) => void narrow(strapi, rows, resource, filter),
        isNarrow: false,
      },
      (places) => places.select({ id: 'place.id' }),
    );
    return { ids: rows.map(({ id }) => id), total: Math.min(total, FOUND_MAX) };
  }
  const [page, total] = await Promise.all([
    selection({ id: columns.id }).all(
      find()
        .orderBy([order, { column: columns.id.sql, order: sort.direction }])
        .offset(start)
        .limit(limit),
    ),
    countRows(resource, filter, find),
  ]);
  return { ids: page.map(({ id }) => id), total };
}

/** All rows that a filter finds, in batches. */
export async function* everyId(strapi: Core.Strapi, resource: MadeResource, filter: Filter): AsyncGenerator<number[]> {
  const columns = columnsOf(resource.uid);
  const index = wordIndexOf(strapi, resource.uid);
  const find = () => {
    const rows = filtered(strapi, resource, filter);
    if (filter.q !== undefined && filter.q.trim() !== '') testWords(strapi, index, rows, columns.id.sql, filter.q);
    return rows;
  };
  for await (const batch of everyRow(selection({ id: columns.id }), { find, key: columns.id.sql })) {
    yield batch.map(({ id }) => id);
  }
}

function testWords(strapi: Core.Strapi, index: WordIndex | undefined, rows: Query, id: string, q: string): void {
  const words = searchWords(q);
  if (!index || words.length === 0) void rows.whereRaw('1 = 0');
  else
    for (const word of words) {
      void rows.whereIn(id, rowsOf(strapi.db.connection, index.words, word).select(index.key));
    }
}

/** However many there are, they are counted once until one changes; what others change, such as relations, each time. */
function countRows({ uid, filters }: MadeResource, filter: Filter, find: () => Query): Promise<number> {
  const count = async () => {
    recordRead(uid);
    const counted: { total: number | string } | undefined = await find().count({ total: '*' }).first();
    return Number(counted?.total ?? 0);
  };
  const isOwn = Object.keys(filter).every((key) => filters[key] !== undefined && filters[key].kind !== 'relation');
  return isOwn ? values.of(`made-count:${uid}:${JSON.stringify(filter)}`, count) : count();
}

function filtered(strapi: Core.Strapi, resource: MadeResource, filter: Filter): Query {
  const { tableName } = strapi.db.metadata.get(resource.uid);
  return narrow(strapi, strapi.db.connection(`${tableName} as ${ALIAS}`), resource, filter);
}

/** Leaves the rows that a filter finds; of records with drafts, their drafts: each has one. */
function narrow(strapi: Core.Strapi, rows: Query, resource: MadeResource, filter: Filter): Query {
  const { uid, filters, hasDrafts } = resource;
  const columns = columnsOf(uid);
  if (hasDrafts) void rows.whereNull(`${ALIAS}.published_at`);
  if (resource.locale !== null) void rows.where(`${ALIAS}.locale`, resource.locale);
  const { q: _words, id, ...chosen } = filter;
  if (id) void rows.whereIn(`${ALIAS}.document_id`, [...id]);
  for (const [key, value] of Object.entries<string | undefined>(chosen)) {
    const said = filters[key];
    if (!said || value === undefined) continue;
    if (key === 'status' && hasDrafts) testStatus(strapi, rows, uid, value);
    else if (said.kind === 'relation') testRelated(strapi, rows, uid, key, value);
    else if (said.kind === 'date') testDay(strapi, rows, resource, key, value);
    else if (resource.shape.attributes.get(uid)?.get(key)?.type === 'boolean') {
      void rows.where(columns[key]?.sql ?? '', value === 'true');
    } else void rows.where(columns[key]?.sql ?? '', value);
  }
  return rows;
}

function testStatus(strapi: Core.Strapi, rows: Query, uid: UID.ContentType, status: string): void {
  const { tableName } = strapi.db.metadata.get(uid);
  const published = strapi.db
    .connection(`${tableName} as live`)
    .whereRaw(`live.document_id = ${ALIAS}.document_id`)
    .whereNotNull('live.published_at');
  void (status === 'published' ? rows.whereExists(published) : rows.whereNotExists(published));
}

/** From a day on, or up to its end. */
function testDay(strapi: Core.Strapi, rows: Query, resource: MadeResource, key: string, day: string): void {
  const name = key.replace(/\.(?:from|to)$/, '');
  const isFrom = key.endsWith('.from');
  const column = columnsOf(resource.uid)[name]?.sql ?? '';
  if (resource.shape.attributes.get(resource.uid)?.get(name)?.type === 'date') {
    void rows.where(column, isFrom ? '>=' : '<=', day);
    return;
  }
  const at = new Date(`${day}T${isFrom ? '00:00:00.000' : '23:59:59.999'}Z`);
  void rows.where(column, isFrom ? '>=' : '<=', strapi.db.dialect.client === 'sqlite' ? at.getTime() : at);
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
}

/** Leaves the rows that a relation joins to a record. */
function testRelated(strapi: Core.Strapi, rows: Query, uid: UID.ContentType, name: string, documentId: string): void {
  const metadata = strapi.db.metadata.get(uid).attributes as Record<
    string,
    { target?: string; joinTable?: JoinTable; joinColumn?: { name: string } } | undefined
  >;
  const { target, joinTable, joinColumn } = metadata[name] ?? {};
  if (target === undefined) return;
  const { tableName } = strapi.db.metadata.get(target);
  const database = strapi.db.connection;
  const named = database(tableName).where({ document_id: documentId }).select('id');
  if (joinTable) {
    const joined = database(joinTable.name)
      .whereIn(joinTable.inverseJoinColumn.name, named)
      .select(joinTable.joinColumn.name);
    void rows.whereIn(`${ALIAS}.id`, joined);
  } else if (joinColumn) void rows.whereIn(`${ALIAS}.${joinColumn.name}`, named);
}
