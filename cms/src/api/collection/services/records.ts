import type { Core } from '@strapi/strapi';
import {
  COLLECTION_FOUND_MAX,
  excerpt,
  type CollectionOne,
  type CollectionPage,
  type CollectionRecord,
} from 'contracts';

import { attributesOf } from '../../../platform/documents/attributes';
import type { Condition, Wishes } from '../../../platform/queries/public-list';
import { idsOf } from '../../../shared/present-id';
import { presentPage, toRange, type PageRequest } from '../../../shared/present-page';
import { sortedAttributes } from '../console/lists';
import { findRows } from '../rows/find';
import { columnsOf, columnTest, momentIn, type Query, type RowList, type Test } from '../rows/tests';
import type { ShownField } from '../shown/fields';
import { readerOf } from '../shown/reader';
import { presentType, type ShownType } from '../shown/shown-type';

/** What is asked of the records of a type. */
interface Asked extends PageRequest, Partial<Wishes> {
  search?: string | undefined;
  /** Called before many records are gone through. */
  beforeMuch?: () => Promise<void>;
}

type Row = Record<string, unknown> & { id: number; documentId: string };

/** A text that gives a record its title is cut off there, in characters. */
const TITLE_CHARS = 120;

/** The published records of a made type. */
export const recordService = (strapi: Core.Strapi, shown: ShownType) => {
  const { type, titleField, locale } = shown;
  const published = { status: 'published', ...(locale !== null && { locale }) } as const;
  const documents = strapi.documents(type.uid);

  /** Records that a filter finds, in the order of these rows where there are some. @param before how many stand before */
  async function read(fields: readonly ShownField[], where: object, ids: readonly number[], before: number) {
    const reader = await readerOf(strapi, fields);
    const wanted = new Set(['documentId', ...reader.fields, ...(titleField === null ? [] : [titleField])]);
    // Attributes that are known at run time alone.
    const asked: object = { filters: where, ...published, fields: [...wanted], populate: reader.populate };
    const rows = (await documents.findMany(asked)) as Row[];
    return rows
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((row, index): CollectionRecord => ({
        ...idsOf(row),
        title: titleOf(row, before + index + 1),
        values: Object.fromEntries(reader.present(row).map(({ name, value }) => [name, value])),
      }));
  }

  /** Records by their rows, in the order of these. @param before how many stand before them in the list */
  const readRows = async (fields: readonly ShownField[], ids: readonly number[], before: number) =>
    ids.length === 0 ? [] : read(fields, { id: { $in: ids } }, ids, before);

  /** A record that has no public name is told from the others by its place, where it has one. */
  function titleOf(row: Row, place: number): string {
    const title = titleField === null ? null : row[titleField];
    if (typeof title === 'string' && title.trim() !== '') return excerpt(title, TITLE_CHARS);
    if (shown.isSingle) return shown.collection.title;
    return place === 0 ? type.info.displayName : `${type.info.displayName} ${place}`;
  }

  /** The rows of a part of them, and how many there are: of a search or a filter as many as the list goes on for. */
  const find = (
    { search = '', conditions = [], order = [], beforeMuch }: Omit<Asked, keyof PageRequest>,
    part: { start: number; limit: number },
  ) => {
    const list: RowList = { uid: type.uid, version: 'published', locale, searched: shown.searched };
    return findRows(strapi, list, {
      ...{ search, tests: testsOf(strapi, list, conditions), ...part, max: COLLECTION_FOUND_MAX },
      order: order.length > 0 ? order.map(({ attribute, direction }) => ({ by: attribute, direction })) : [shown.order],
      ...(beforeMuch && { beforeMuch }),
    });
  };

  /** The languages that a record is published in. */
  async function localesOfOne(documentId: string): Promise<string[]> {
    const where = { documentId, publishedAt: { $notNull: true } };
    const rows: { locale: string }[] = await strapi.db.query(type.uid).findMany({ select: ['locale'], where });
    return rows.map((row) => row.locale);
  }

  return {
    /** A page of them, with what there is to say of the type. */
    async list(asked: Asked): Promise<CollectionPage> {
      const part = toRange(asked);
      const { ids, total } = await find(asked, part);
      const { data, meta } = presentPage(await readRows(shown.fields, ids, part.start), total, asked);
      return { data, meta: { ...meta, collection: presentType(shown) } };
    },

    /** The first of them, with some fields alone. */
    async first(fields: readonly ShownField[], limit: number, asked: Wishes): Promise<CollectionRecord[]> {
      const { ids } = await find(asked, { start: 0, limit });
      return readRows(fields, ids, 0);
    },

    /** One of them; null where none is published under this id. */
    async one(documentId: string): Promise<CollectionOne | null> {
      if (shown.isSingle) return null;
      const [data] = await read(shown.fields, { documentId }, [], -1);
      if (!data) return null;
      const collection = presentType(shown);
      const there = collection.locales.length > 0 ? await localesOfOne(documentId) : [];
      const locales = collection.locales.filter(({ code }) => there.includes(code));
      return { data, meta: { collection: { ...collection, locales } } };
    },
  };
};

/** What is asked of fields: of each, both ends of a time are one question. */
function testsOf(strapi: Core.Strapi, list: RowList, conditions: readonly Condition[]): Test[] {
  const names = [...new Set(conditions.map(({ attribute }) => attribute))];
  const indexed = sortedAttributes(attributesOf(strapi, list.uid));
  return names.map((name) => {
    const own = conditions.filter(({ attribute }) => attribute === name);
    const column = columnsOf(list.uid)[name]?.sql ?? '';
    const leaves = own.map((condition) => (rows: Query) => leaveMatching(strapi, rows, column, condition));
    // What a text contains is in no index.
    const isIndexed = indexed.includes(name) && own.some(({ operator }) => operator !== '$contains');
    return columnTest(strapi, list, { key: JSON.stringify(own), column, isIndexed }, leaves);
  });
}

function leaveMatching(strapi: Core.Strapi, rows: Query, column: string, { operator, value }: Condition): Query {
  const [first = '', ...others] = [value].flat().map((each) => (each instanceof Date ? momentIn(strapi, each) : each));
  switch (operator) {
    case '$eq':
      return rows.where(column, first);
    case '$in':
      return rows.whereIn(column, [first, ...others]);
    case '$gte':
      return rows.where(column, '>=', first);
    case '$lte':
      return rows.where(column, '<=', first);
    case '$contains':
      return rows.whereRaw(`?? like ? escape '\\'`, [column, `%${String(first).replace(/[\\%_]/g, '\\$&')}%`]);
  }
}
