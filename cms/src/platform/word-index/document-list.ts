import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

import { values } from '../cache';
import { recordRead } from '../cache/reading';
import { listRows, type Direction } from '../tables/list-rows';
import { selection } from '../tables/selection';
import { tableOf } from '../tables/table';
import { searchWords } from './fold';
import { applyConditions, type Condition, type FindHeld } from './held-search';
import { findByWords, type Search, type Wanted } from './search';
import type { WordIndex } from './word-index';

/** A part of a list; of all that the filter leaves where nothing is searched for. */
export interface WantedDocuments
  extends Omit<Wanted, 'words' | 'isNarrow' | 'filter'>, Partial<Pick<Wanted, 'isNarrow' | 'filter'>> {
  search: string;
  /** What is left, where that can be said so; `filter` leaves of it what only a query can say. */
  conditions?: readonly Condition[];
  /**
   * Types that the filter looks at, where it says the same each time, moments too: what is searched for, and how many
   * there are in all, is found once until one of these changes.
   */
  keptWith?: readonly UID.ContentType[];
  /** Whether the filter leaves what is beyond a certain id, as whoever goes on from there in batches asks for. */
  goesOn?: boolean;
}

type Filtered = Pick<WantedDocuments, 'conditions' | 'filter'>;

interface Listed extends Pick<Search, 'max' | 'common'> {
  index: WordIndex;
  uid: UID.ContentType;
  /** Finds by words and conditions what is held in memory, as long as it is: see `heldIndex`. */
  findHeld?: FindHeld;
}

/**
 * A list of documents by words or without, by filters and in an order.
 * @returns what finds a page of them, by their rows, and how many fit; of a search no more than `max`, where the list ends
 */
export function documentList({ index, uid, max, common, findHeld }: Listed) {
  const { source, alias } = index;
  const [from, id] = [`${source} as ${alias}`, `${alias}.id`];
  const ID = selection({ id: tableOf(uid, alias).id });

  const filterBy =
    ({ conditions = [], filter }: Filtered) =>
    (documents: Knex.QueryBuilder) => {
      applyConditions(documents, conditions);
      filter?.(documents);
    };

  const fitting = (strapi: Core.Strapi, wanted: Filtered) => {
    const documents = strapi.db.connection(from);
    filterBy(wanted)(documents);
    return documents;
  };

  /** Finds out something of the documents that fit, or keeps it. @param what tells it apart from all else of these */
  const keep = <Made>(
    strapi: Core.Strapi,
    wanted: Filtered & Pick<WantedDocuments, 'keptWith'>,
    what: unknown,
    find: () => Promise<Made>,
  ): Promise<Made> => {
    const { keptWith } = wanted;
    if (!keptWith) return find();
    const { sql, bindings } = fitting(strapi, wanted).toSQL();
    return values.of(`documents:${JSON.stringify([sql, bindings, what])}`, () => {
      recordRead(...keptWith);
      return find();
    });
  };

  const listAll = (strapi: Core.Strapi, wanted: WantedDocuments) => {
    const { order, start, limit } = wanted;
    const byId = { column: id, order: order.at(-1)?.order ?? 'asc' };
    const inOrder = (directions: Record<Direction, Direction>) =>
      [...order, byId].map(({ column, order: direction }) => `${column} ${directions[direction]}`).join(', ');
    const list = {
      find: () => fitting(strapi, wanted),
      order: inOrder({ asc: 'asc', desc: 'desc' }),
      backwards: inOrder({ asc: 'desc', desc: 'asc' }),
      range: [start, start + limit - 1] as const,
    };
    return listRows(ID, list, (count) => keep(strapi, wanted, 'count', count));
  };

  return async (strapi: Core.Strapi, wanted: WantedDocuments): Promise<{ ids: number[]; total: number }> => {
    const { search, order, start, limit } = wanted;
    const words = searchWords(search);
    const idsOf = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
    if (words.length === 0 && search.trim() !== '') return { ids: [], total: 0 };
    const isByIdAlone = order.every(({ column }) => column === id);
    if (findHeld && isByIdAlone && !wanted.filter) {
      const { conditions = [] } = wanted;
      const asked = { words, conditions, start, limit, order: order[0]?.order ?? 'asc' };
      const found = await findHeld(strapi, { ...asked, most: words.length === 0 ? Infinity : max });
      if (found) return found;
    }
    if (words.length === 0) {
      const { rows, total } = await listAll(strapi, wanted);
      return { ids: idsOf(rows), total };
    }
    // What is beyond a certain id is found the fastest among the documents themselves.
    const isById = !wanted.goesOn && isByIdAlone;
    const asked = { isNarrow: false, ...wanted, filter: filterBy(wanted), words };
    const { rows, total } = await keep(strapi, wanted, [words, order, start, limit], () =>
      findByWords<{ id: number }>(strapi, { index, from, id, max, common, isById }, asked, (places) =>
        places.select({ id: 'place.id' }),
      ),
    );
    return { ids: idsOf(rows), total: Math.min(total, max) };
  };
}
