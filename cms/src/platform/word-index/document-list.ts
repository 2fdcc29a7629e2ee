import type { Core, UID } from '@strapi/strapi';

import { listRows } from '../tables/list-rows';
import { selection } from '../tables/selection';
import { tableOf } from '../tables/table';
import { searchWords } from './fold';
import { findByWords, type Search, type Wanted } from './search';
import type { WordIndex } from './word-index';

/** A part of a list; of all that the filter leaves where nothing is searched for. */
export type WantedDocuments = Omit<Wanted, 'words' | 'isNarrow'> & { search: string };

interface Listed extends Pick<Search, 'max' | 'common'> {
  index: WordIndex;
  uid: UID.ContentType;
}

/**
 * A list of documents by words or without, by filters and in an order.
 * @returns what finds a page of them, by their rows, and how many fit; of a search no more than `max`, where the list ends
 */
export function documentList({ index, uid, max, common }: Listed) {
  const { source, alias } = index;
  const [from, id] = [`${source} as ${alias}`, `${alias}.id`];
  const ID = selection({ id: tableOf(uid, alias).id });

  const listAll = (strapi: Core.Strapi, { filter, order, start, limit }: Omit<WantedDocuments, 'search'>) => {
    const find = () => {
      const documents = strapi.db.connection(from);
      filter(documents);
      return documents;
    };
    const byId = { column: id, order: order.at(-1)?.order ?? 'asc' };
    const inOrder = [...order, byId].map(({ column, order: direction }) => `${column} ${direction}`).join(', ');
    return listRows(ID, { find, order: inOrder, range: [start, start + limit - 1] });
  };

  return async (
    strapi: Core.Strapi,
    { search, ...wanted }: WantedDocuments,
  ): Promise<{ ids: number[]; total: number }> => {
    const words = searchWords(search);
    const idsOf = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
    if (words.length === 0) {
      if (search.trim() !== '') return { ids: [], total: 0 };
      const { rows, total } = await listAll(strapi, wanted);
      return { ids: idsOf(rows), total };
    }
    const asked = { ...wanted, words, isNarrow: false };
    const { rows, total } = await findByWords<{ id: number }>(
      strapi,
      { index, from, id, max, common },
      asked,
      (places) => places.select({ id: 'place.id' }),
    );
    return { ids: idsOf(rows), total: Math.min(total, max) };
  };
}
