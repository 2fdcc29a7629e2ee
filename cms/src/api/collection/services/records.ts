import type { Core } from '@strapi/strapi';
import {
  COLLECTION_FOUND_MAX,
  excerpt,
  type CollectionOne,
  type CollectionPage,
  type CollectionRecord,
} from 'contracts';

import { values } from '../../../platform/cache';
import { toFilters, toSort, type Condition, type Wishes } from '../../../platform/queries/public-list';
import { idsOf } from '../../../shared/present-id';
import { presentPage, toRange, type PageRequest } from '../../../shared/present-page';
import type { ShownField } from '../shown/fields';
import { readerOf } from '../shown/reader';
import { presentType, type ShownType } from '../shown/shown-type';

/** What is asked of the records of a type. */
interface Asked extends PageRequest, Partial<Wishes> {
  search?: string | undefined;
}

type Row = Record<string, unknown> & { documentId: string };

/** Words of a search that are looked for; the others are passed over. */
const WORDS_MAX = 6;
/** A text that gives a record its title is cut off there, in characters. */
const TITLE_CHARS = 120;

/** The published records of a made type. */
export const recordService = (strapi: Core.Strapi, shown: ShownType) => {
  const { type, titleField } = shown;
  const documents = strapi.documents(type.uid);

  async function read(fields: readonly ShownField[], query: object, before = -1): Promise<CollectionRecord[]> {
    const reader = await readerOf(strapi, fields);
    const wanted = new Set(['documentId', ...reader.fields, ...(titleField === null ? [] : [titleField])]);
    // Attributes that are known at run time alone.
    const asked: object = { ...query, status: 'published', fields: [...wanted], populate: reader.populate };
    const rows = (await documents.findMany(asked)) as Row[];
    return rows.map((row, index) => ({
      ...idsOf(row),
      title: titleOf(row, before + index + 1),
      values: Object.fromEntries(reader.present(row).map(({ name, value }) => [name, value])),
    }));
  }

  /** A record that has no public name is told from the others by its place, where it has one. */
  function titleOf(row: Row, place: number): string {
    const title = titleField === null ? null : row[titleField];
    if (typeof title === 'string' && title.trim() !== '') return excerpt(title, TITLE_CHARS);
    if (shown.isSingle) return shown.collection.title;
    return place === 0 ? type.info.displayName : `${type.info.displayName} ${place}`;
  }

  /** How many there are; of a search or a filter counted no further than the list goes. */
  async function count(filters: object | null): Promise<number> {
    if (!filters) return values.of(`count ${type.uid}`, () => documents.count({ status: 'published' }));
    const limit = COLLECTION_FOUND_MAX;
    return (await documents.findMany({ status: 'published', filters, fields: ['documentId'], limit })).length;
  }

  return {
    /** A page of them, with what there is to say of the type. */
    async list({ search = '', conditions = [], order = [], ...page }: Asked): Promise<CollectionPage> {
      const filters = filtersOf(shown, search, conditions);
      const { start, limit } = toRange(page);
      const end = filters ? Math.min(start + limit, COLLECTION_FOUND_MAX) : start + limit;
      const query = { ...(filters && { filters }), sort: sortOf(shown, order), start, limit: end - start };
      const [records, total] = await Promise.all([end > start ? read(shown.fields, query, start) : [], count(filters)]);
      const { data, meta } = presentPage(records, total, page);
      return { data, meta: { ...meta, collection: presentType(shown) } };
    },

    /** The first of them, with some fields alone. */
    first: (
      fields: readonly ShownField[],
      limit: number,
      { conditions, order }: Wishes,
    ): Promise<CollectionRecord[]> => {
      const filters = filtersOf(shown, '', conditions);
      return read(fields, { ...(filters && { filters }), sort: sortOf(shown, order), limit }, 0);
    },

    /** One of them; null where none is published under this id. */
    async one(documentId: string): Promise<CollectionOne | null> {
      if (shown.isSingle) return null;
      const [data] = await read(shown.fields, { filters: { documentId }, limit: 1 });
      return data ? { data, meta: { collection: presentType(shown) } } : null;
    },
  };
};

function filtersOf({ searched }: ShownType, search: string, conditions: readonly Condition[]): object | null {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  if (words.length > 0 && searched.length === 0) return { documentId: { $null: true } };
  const found = words.map((word) => ({ $or: searched.map((name) => ({ [name]: { $containsi: word } })) }));
  const all = [...found, ...toFilters(conditions).$and];
  return all.length > 0 ? { $and: all } : null;
}

/** An order by an index: see `indexes.ts`. Its last term tells any two records apart, in the direction of the first. */
function sortOf({ order: own }: ShownType, order: Wishes['order']) {
  const [first = { attribute: own.by, direction: own.direction }, ...others] = order;
  return toSort([first, ...others], { id: first.direction });
}
