import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { inTransaction } from '../../shared/transaction';
import { lockDocuments } from '../database/lock-documents';
import { everyBatch } from '../tables/every-batch';
import type { ConsoleRecord, Records } from './definition';

type Document<Uid extends UID.ContentType> = Modules.Documents.Result<Uid>;

/** How a type with drafts is read and written as whole documents. */
interface DocumentsOf<Uid extends UID.ContentType, Item extends Row, Row extends ConsoleRecord, Change> {
  uid: Uid;
  /** The sentence where there is no such document. */
  notFound: string;
  /** The field that words are looked for in. */
  searched: string;
  /** Fields that are stored under another name, in an order of the list. */
  storedNames?: Readonly<Record<string, string>>;
  /** The order of a list that names none: a field, the latest first. */
  latestBy: string;
  /** What rows are made of. */
  rowFields: readonly string[];
  row: (document: Document<Uid>) => Row;
  item: (document: Document<Uid>) => Item;
  /** What a change is stored as. */
  toStored: (change: Change) => Promise<Modules.Documents.Params.Data.Input<Uid>>;
}

/**
 * The records of a type that is read and written through the document service alone, as visitors read it: what is
 * written is published at once, over what an editor may have left in the draft.
 */
export function documentRecords<
  Uid extends UID.ContentType,
  Item extends Row,
  Row extends ConsoleRecord,
  Field extends string,
  Filter extends { q?: string | undefined; id?: readonly string[] | undefined },
  Change,
>(strapi: Core.Strapi, type: DocumentsOf<Uid, Item, Row, Change>) {
  const documents = strapi.documents(type.uid) as unknown as Documents<Uid>;
  const published = { status: 'published' } as const;

  const find = async (documentId: string): Promise<Document<Uid>> => {
    const document = await documents.findOne({ documentId, ...published });
    if (!document) throw new errors.NotFoundError(type.notFound);
    return document;
  };
  const filtersOf = ({ q, id, ...fields }: Filter) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(q && { [type.searched]: { $containsi: q } }),
    ...(id && { documentId: { $in: id } }),
  });
  const rows = async (query: object): Promise<Document<Uid>[]> =>
    documents.findMany({ ...published, fields: [...type.rowFields], ...query });

  return {
    async list({ sort, range: [from, to], filter }) {
      const filters = filtersOf(filter);
      const { by, direction } = sort ?? { by: type.latestBy, direction: 'desc' };
      const order = `${type.storedNames?.[by] ?? by}:${direction},documentId:${direction}`;
      const [found, total] = await Promise.all([
        rows({ filters, sort: order, start: from, limit: to - from + 1 }),
        documents.count({ ...published, filters }),
      ]);
      return { records: found.map(type.row), total };
    },

    each: (filter) =>
      everyBatch(async (above, most) => {
        const filters = { $and: [filtersOf(filter), { id: { $gt: above } }] };
        const found = await rows({ filters, sort: 'id:asc', limit: most });
        return { keys: found.map(({ id }) => id), rows: found.map(type.row) };
      }),

    one: async (id) => type.item(await find(id)),

    async create(record) {
      const { documentId } = await documents.create({ ...published, data: await type.toStored(record) });
      return type.item(await find(documentId));
    },

    async update(id, change) {
      await documents.update({ documentId: id, ...published, data: await type.toStored(change) });
      return type.item(await find(id));
    },

    remove: (ids) =>
      inTransaction(strapi, async (trx) => {
        await lockDocuments(strapi, trx, type.uid, ids);
        const removed: Item[] = [];
        for (const id of ids) {
          removed.push(type.item(await find(id)));
          await documents.delete({ documentId: id });
        }
        return removed;
      }),
  } satisfies Records<Item, Row, Field, Filter, Change>;
}

/** The part of Strapi's document service that is used here; its own types cannot follow a type that is a parameter. */
interface Documents<Uid extends UID.ContentType> {
  findOne: (query: object) => Promise<Document<Uid> | null>;
  findMany: (query: object) => Promise<Document<Uid>[]>;
  count: (query: object) => Promise<number>;
  create: (query: object) => Promise<Document<Uid>>;
  update: (query: object) => Promise<unknown>;
  delete: (query: object) => Promise<unknown>;
}
