import { isDeepStrictEqual } from 'node:util';

import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { faultsOfField, isNothing, messages, SINGLE_RECORD, type DraftStatus } from 'contracts';
import createError from 'http-errors';

import type { ConsoleRecord, ListQuery, Records } from '../../../platform/console/definition';
import { fieldOf } from '../../../platform/console/fields';
import type { Filters, FilterValues } from '../../../platform/console/filters';
import { lockName } from '../../../platform/database/lock-name';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { populateOf } from '../../../platform/documents/populate';
import { presentDocument } from '../../../platform/documents/present';
import { storeDocument } from '../../../platform/documents/store';
import { presentTime } from '../../../shared/stored-time';
import { inTransaction, type Database } from '../../../shared/transaction';
import type { MadeResource } from './made-resource';
import { everyId, findRows } from './rows';

type Filter = FilterValues<Filters>;
type Values = Readonly<Record<string, unknown>>;
type Document = Record<string, unknown> & { id: number; documentId: string };
export type MadeRecord = ConsoleRecord & Record<string, unknown>;

/** The part of Strapi's document service that is used here; its own types cannot follow a type of run time. */
interface Documents {
  create: (query: object) => Promise<Document>;
  update: (query: object) => Promise<unknown>;
  delete: (query: object) => Promise<unknown>;
  publish: (query: object) => Promise<unknown>;
  unpublish: (query: object) => Promise<unknown>;
}

/** What is answered of every record beside its attributes. */
const HEAD = ['id', 'documentId', 'createdAt', 'updatedAt'];
/** Moments between a draft and what was published of it that make no difference, in milliseconds. */
const SAME_MS = 500;

/** How the records of a made type are read and written: as whole documents, and as drafts where it has some. */
export function madeRecords(strapi: Core.Strapi, resource: MadeResource) {
  const { uid, shape, hasDrafts, nouns } = resource;
  const documents = strapi.documents(uid) as unknown as Documents;
  const version = { status: hasDrafts ? 'draft' : 'published' } as const;
  // Each document has one such row. What is private to the public API may be read here, so not through its documents.
  const rows = strapi.db.query(uid);
  const isRow = {
    ...(hasDrafts && { publishedAt: null }),
    ...(resource.locale !== null && { locale: resource.locale }),
  };

  const columns = resource.columns.filter((name) => shape.attributes.get(uid)?.has(name));
  const rowFields = [...HEAD, ...columns.filter((name) => !(name in populateOf(shape)))];

  const present = (document: Document, statuses: ReadonlyMap<string, DraftStatus>, names?: readonly string[]) => ({
    id: document.documentId,
    _id: document.documentId,
    ...presentDocument(shape, document, uid, names),
    ...(hasDrafts && { status: statuses.get(document.documentId) ?? 'draft' }),
    createdAt: presentTime(document['createdAt'] as Date),
    updatedAt: presentTime(document['updatedAt'] as Date),
  });

  /** The documents of these rows, in their order. */
  const read = async (ids: readonly number[], names?: readonly string[]): Promise<MadeRecord[]> => {
    if (ids.length === 0) return [];
    const found: Document[] = await rows.findMany({
      where: { id: { $in: [...ids] } },
      ...(names && { select: rowFields }),
      populate: populateOf(shape, uid, names),
    });
    const byId = new Map(found.map((document) => [document.id, document]));
    const statuses = await statusesOf(strapi, resource, found);
    return ids.flatMap((id) => {
      const document = byId.get(id);
      return document ? [present(document, statuses, names)] : [];
    });
  };

  const find = (id: string): Promise<Document | null> =>
    rows.findOne({
      where: { ...isRow, ...(!resource.isSingle && { documentId: id }) },
      populate: populateOf(shape),
    });
  const one = async (id: string): Promise<MadeRecord> => {
    const document = await find(id);
    if (document) {
      const record = present(document, await statusesOf(strapi, resource, [document]));
      return resource.isSingle ? { ...record, id: SINGLE_RECORD } : record;
    }
    if (!resource.isSingle) throw new errors.NotFoundError(`There is no such ${nouns[0]}.`);
    return { ...{ id: SINGLE_RECORD, _id: SINGLE_RECORD }, ...blank(resource) };
  };
  const toStored = (values: Values) => storeDocument(strapi, shape, values, labelsOf(strapi, resource));

  return {
    async list({ sort, range: [from, to], filter }: ListQuery<string, Filter>) {
      const [opening] = resource.orders;
      const by = sort ?? { by: opening?.field ?? 'id', direction: opening?.order === 'ASC' ? 'asc' : 'desc' };
      const { ids, total } = await findRows(strapi, resource, { filter, sort: by, start: from, limit: to - from + 1 });
      return { records: await read(ids, columns), total };
    },

    async *each(filter: Filter) {
      for await (const ids of everyId(strapi, resource, filter)) yield await read(ids);
    },

    one,

    create: (values: Values) =>
      inTransaction(strapi, async (trx) => {
        requirePasswords(resource, values);
        await checkUnique(strapi, trx, resource, values);
        const data = await toStored(values);
        const { documentId } = await documents.create({ ...version, data: await withUids(strapi, resource, data) });
        return one(documentId);
      }),

    async update(id: string, values: Values) {
      return inTransaction(strapi, async (trx) => {
        const stored = await find(id);
        if (!stored) {
          await documents.create({ ...version, data: await toStored(values) });
          return one(id);
        }
        const current: Values = present(stored, new Map());
        // What stays as it is is not written anew: parts of it, such as a password in it, are never answered.
        const changed = Object.fromEntries(
          Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, current[name])),
        );
        const { documentId } = stored;
        await checkUnique(strapi, trx, resource, changed, documentId);
        await documents.update({ documentId, ...version, data: await toStored(changed) });
        return one(id);
      });
    },

    remove: (ids: readonly string[]) =>
      inTransaction(strapi, async (trx) => {
        await lockDocuments(strapi, trx, uid, ids);
        const removed: MadeRecord[] = [];
        for (const id of ids) {
          removed.push(await one(id));
          const document = await find(id);
          if (document) await documents.delete({ documentId: document.documentId });
        }
        return removed;
      }),

    /** Lets visitors read a draft, once nothing is missing in it. */
    publish: (id: string) =>
      inTransaction(strapi, async () => {
        const record = await one(id);
        const faults = resource.inputs.flatMap((field) =>
          field.type === 'password'
            ? []
            : faultsOfField(field, record[field.name], resource.components).map(({ path, message }) => ({
                ...{ path: [field.name, ...path], message, name: 'ValidationError' },
              })),
        );
        const [first] = faults;
        if (first) throw new errors.ValidationError(first.message, { errors: faults });
        const document = await find(id);
        if (document) await documents.publish({ documentId: document.documentId });
        return one(id);
      }),

    /** Takes back what visitors read; the draft stays. */
    unpublish: (id: string) =>
      inTransaction(strapi, async () => {
        await one(id);
        const document = await find(id);
        if (document) await documents.unpublish({ documentId: document.documentId });
        return one(id);
      }),
  } satisfies Records<MadeRecord, MadeRecord, string, Filter, Values> & Record<string, unknown>;
}

/** What a record that is not there yet holds. */
const blank = ({ inputs }: MadeResource): Values =>
  Object.fromEntries(
    inputs
      .filter(({ type }) => type !== 'password')
      .map(({ name, isMany, initial }) => [name, initial ?? (isMany ? [] : null)]),
  );

/** How far each document with drafts has come. */
async function statusesOf(
  strapi: Core.Strapi,
  { uid, hasDrafts }: MadeResource,
  drafts: readonly Document[],
): Promise<Map<string, DraftStatus>> {
  if (!hasDrafts) return new Map();
  const live = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: { documentId: { $in: drafts.map(({ documentId }) => documentId) }, publishedAt: { $notNull: true } },
  });
  const published = new Map(live.map(({ documentId, updatedAt }) => [documentId as string, updatedAt as string]));
  return new Map(
    drafts.map(({ documentId, updatedAt }) => {
      const at = published.get(documentId);
      if (at === undefined) return [documentId, 'draft'];
      const apart = Math.abs(new Date(at).getTime() - new Date(updatedAt as string).getTime());
      return [documentId, apart > SAME_MS ? 'modified' : 'published'];
    }),
  );
}

/** A password that a new record needs: later, an empty one stays as it is. */
function requirePasswords({ inputs }: MadeResource, values: Values): void {
  for (const { name, label, type, required } of inputs) {
    if (type !== 'password' || !required || !isNothing(values[name])) continue;
    const message = messages.fieldFaults.missing(label);
    throw new errors.ValidationError(message, { errors: [{ path: [name], message, name: 'ValidationError' }] });
  }
}

/** Refuses a value that another record has, where each has one of its own. @throws a 409 that names the field */
async function checkUnique(
  strapi: Core.Strapi,
  trx: Database,
  { uid, shape, inputs }: MadeResource,
  values: Values,
  documentId = '',
): Promise<void> {
  const attributes = shape.attributes.get(uid);
  const own = inputs.filter(({ name, type }) => {
    const isOwn = type === 'uid' || attributes?.get(name)?.unique === true;
    return isOwn && !isNothing(values[name]);
  });
  // Two who take one at the same moment take turns, or are given one: part of an address follows from another field.
  if (own.length > 0 || inputs.some(({ type }) => type === 'uid')) await lockName(strapi, trx, uid);
  for (const { name, label } of own) {
    const where = { [name]: values[name], documentId: { $ne: documentId } };
    if ((await strapi.db.query(uid).count({ where })) === 0) continue;
    const message = messages.fieldFaults.taken(label);
    throw createError(409, message, { details: { errors: [{ path: [name], message, name: 'ConflictError' }] } });
  }
}

interface UidService {
  generateUIDField: (wanted: { contentTypeUID: string; field: string; data: object }) => Promise<string>;
}

/** Part of an address that nobody has written follows from the field that it is said to. */
async function withUids(strapi: Core.Strapi, { uid, shape }: MadeResource, data: Record<string, unknown>) {
  const service: UidService = strapi.plugin('content-manager').service('uid');
  const made: Record<string, unknown> = {};
  for (const [name, { type, targetField }] of shape.attributes.get(uid) ?? []) {
    if (type !== 'uid' || targetField === undefined || !isNothing(data[name])) continue;
    made[name] = await service.generateUIDField({ contentTypeUID: uid, field: name, data });
  }
  return { ...data, ...made };
}

/** What the field of an attribute is called, of the type and of each component in it. */
function labelsOf(strapi: Core.Strapi, resource: MadeResource) {
  return (uid: string, name: string): string =>
    uid === resource.uid
      ? fieldOf(strapi, resource, name).label
      : (resource.components[uid as UID.Component]?.fields.find((field) => field.name === name)?.label ?? name);
}
