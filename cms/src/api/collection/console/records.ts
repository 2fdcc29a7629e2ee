import { isDeepStrictEqual } from 'node:util';

import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { faultsOfField, isNothing, messages, SINGLE_RECORD, type DraftStatus } from 'contracts';

import type { ConsoleRecord, ListQuery, Records } from '../../../platform/console/definition';
import { fieldOf } from '../../../platform/console/fields';
import type { Filters, FilterValues } from '../../../platform/console/filters';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { longListsOf, type LongLists } from '../../../platform/documents/links';
import { checkUnique } from '../../../platform/documents/own-values';
import { populateOf } from '../../../platform/documents/populate';
import { presentDocument } from '../../../platform/documents/present';
import { storeDocument } from '../../../platform/documents/store';
import { withUids } from '../../../platform/documents/uids';
import { presentTime } from '../../../shared/stored-time';
import { inTransaction } from '../../../shared/transaction';
import { everyRow, findRows } from '../rows/find';
import type { RowList } from '../rows/tests';
import { textNames } from '../rows/words';
import { testsOf } from './conditions';
import type { MadeResource } from './made-resource';

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
/** Records that a search is answered, at most. */
const FOUND_MAX = 1000;

/** How the records of a made type are read and written: as whole documents, and as drafts where it has some. */
export function madeRecords(strapi: Core.Strapi, resource: MadeResource) {
  const { uid, hasDrafts, nouns, locale } = resource;
  const inLocale = locale !== null && { locale };
  const shape = { ...resource.shape, locales: [...(locale === null ? [] : [locale]), ...resource.shape.locales] };
  const [own = null] = Object.keys(resource.locales);
  const documents = strapi.documents(uid) as unknown as Documents;
  const version = { status: hasDrafts ? 'draft' : 'published' } as const;
  // Each document has one such row. What is private to the public API may be read here, so not through its documents.
  const rows = strapi.db.query(uid);
  const isRow = { ...(hasDrafts && { publishedAt: null }), ...inLocale };
  const isOnly = (id: string) => resource.isSingle === true && id === SINGLE_RECORD;
  const isNamed = (id: string) => ({ ...isRow, ...(!isOnly(id) && { documentId: id }) });
  const listed: RowList = { uid, version: 'draft', locale, searched: textNames(strapi, uid) };
  const asked = (filter: Filter) => ({ search: filter.q ?? '', tests: testsOf(strapi, listed, resource, filter) });

  const columns = resource.columns.filter((name) => shape.attributes.get(uid)?.has(name));
  const rowFields = [...HEAD, ...columns.filter((name) => !(name in populateOf(shape)))];

  const present = (document: Document, statuses: ReadonlyMap<string, DraftStatus>, names?: readonly string[]) => ({
    id: document.documentId,
    _id: document.documentId,
    ...presentDocument(shape, document, uid, names),
    ...(hasDrafts && { status: statuses.get(document.documentId) ?? 'draft' }),
    ...inLocale,
    createdAt: presentTime(document['createdAt'] as Date),
    updatedAt: presentTime(document['updatedAt'] as Date),
  });

  /** Rows with all that is presented of them, but for long lists, of which they have the lengths. */
  const load = async (where: object, names?: readonly string[], long: LongLists = {}): Promise<Document[]> => {
    const read = (names ?? [...(shape.attributes.get(uid) ?? new Map<string, never>()).keys()]).filter(
      (name) => !Object.hasOwn(long, name),
    );
    const found: Document[] = await rows.findMany({
      where,
      ...(names && { select: rowFields }),
      populate: populateOf(shape, uid, read),
    });
    return found.map((document) => ({ ...document, ...long }));
  };

  /** The documents of these rows, in their order. */
  const read = async (ids: readonly number[], names?: readonly string[]): Promise<MadeRecord[]> => {
    if (ids.length === 0) return [];
    const long = await longListsOf(strapi, shape, ids, names);
    const plain = ids.filter((id) => !long.has(id));
    const found = await load({ id: { $in: plain } }, names);
    for (const [id, lists] of long) found.push(...(await load({ id }, names, lists)));
    const byId = new Map(found.map((document) => [document.id, document]));
    const statuses = await statusesOf(strapi, resource, found);
    return ids.flatMap((id) => {
      const document = byId.get(id);
      return document ? [present(document, statuses, names)] : [];
    });
  };

  const find = async (id: string): Promise<Document | null> => {
    const row: { id: number } | null = await rows.findOne({ select: ['id'], where: isNamed(id) });
    if (!row) return null;
    const long = await longListsOf(strapi, shape, [row.id]);
    return (await load({ id: row.id }, undefined, long.get(row.id)))[0] ?? null;
  };
  const one = async (id: string): Promise<MadeRecord> => {
    const document = await find(id);
    if (document) {
      const record = present(document, await statusesOf(strapi, resource, [document]));
      return resource.isSingle ? { ...record, id: SINGLE_RECORD } : record;
    }
    if (locale !== own) return untranslated(id);
    if (!isOnly(id)) throw new errors.NotFoundError(`There is no such ${nouns[0]}.`);
    return { ...{ id: SINGLE_RECORD, _id: SINGLE_RECORD }, ...blank(resource) };
  };
  /** What a translation begins with that is not there yet: what stands in the site's own language. */
  const untranslated = async (id: string): Promise<MadeRecord> => ({
    ...(await madeRecords(strapi, { ...resource, locale: own }).one(id)),
    ...(hasDrafts && { status: 'draft' }),
    ...inLocale,
    isTranslated: false,
  });
  /** @throws NotFoundError for what is not written yet, in this language */
  const findStored = async (id: string): Promise<Document> => {
    const document = await find(id);
    if (!document) throw new errors.NotFoundError(`There is no such ${nouns[0]}.`);
    return document;
  };
  const toStored = (values: Values, current?: Document) =>
    storeDocument(strapi, shape, values, labelsOf(strapi, resource), current);

  return {
    async list({ sort, range: [from, to], filter }: ListQuery<string, Filter>) {
      const [opening] = resource.orders;
      const by = sort ?? { by: opening?.field ?? 'id', direction: opening?.order === 'ASC' ? 'asc' : 'desc' };
      const wanted = asked(filter);
      const max = wanted.search.trim() === '' ? Number.POSITIVE_INFINITY : FOUND_MAX;
      const part = { start: from, limit: to - from + 1, max };
      const { ids, total } = await findRows(strapi, listed, { ...wanted, ...part, order: [by] });
      return { records: await read(ids, columns), total };
    },

    each: (filter: Filter) => everyRow(strapi, listed, asked(filter), read),

    one,

    create: (values: Values) =>
      inTransaction(strapi, async (trx) => {
        requirePasswords(resource, values);
        await checkUnique(strapi, trx, resource, values);
        const data = await toStored(values);
        const whole = await withUids(strapi, shape, data);
        const { documentId } = await documents.create({ ...version, ...inLocale, data: whole });
        return one(documentId);
      }),

    async update(id: string, values: Values) {
      return inTransaction(strapi, async (trx) => {
        const stored = await find(id);
        if (!stored) {
          requirePasswords(resource, values);
          const origin: Document | null =
            own === null ? null : await rows.findOne({ where: { ...isNamed(id), locale: own } });
          const written = { ...version, ...inLocale, data: await toStored(values) };
          await (origin ? documents.update({ documentId: origin.documentId, ...written }) : documents.create(written));
          return one(id);
        }
        const current: Values = present(stored, new Map());
        // What stays as it is is not written anew.
        const changed = Object.fromEntries(
          Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, current[name])),
        );
        const { documentId } = stored;
        await checkUnique(strapi, trx, resource, changed, documentId);
        await documents.update({ documentId, ...version, ...inLocale, data: await toStored(changed, stored) });
        return one(id);
      });
    },

    remove: (ids: readonly string[]) =>
      inTransaction(strapi, async (trx) => {
        await lockDocuments(strapi, trx, uid, ids);
        const removed: MadeRecord[] = [];
        for (const id of ids) {
          const { documentId } = await findStored(id);
          removed.push(await one(id));
          // With what stands in the site's own language, its translations go.
          const gone = locale !== null && { locale: locale === own ? '*' : locale };
          await documents.delete({ documentId, ...gone });
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
        const document = await findStored(id);
        await documents.publish({ documentId: document.documentId, ...inLocale });
        return one(id);
      }),

    /** Takes back what visitors read; the draft stays. */
    unpublish: (id: string) =>
      inTransaction(strapi, async () => {
        const document = await findStored(id);
        await documents.unpublish({ documentId: document.documentId, ...inLocale });
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
  { uid, hasDrafts, locale }: MadeResource,
  drafts: readonly Document[],
): Promise<Map<string, DraftStatus>> {
  if (!hasDrafts) return new Map();
  const live = await strapi.db.query(uid).findMany({
    select: ['documentId', 'updatedAt'],
    where: {
      documentId: { $in: drafts.map(({ documentId }) => documentId) },
      publishedAt: { $notNull: true },
      ...(locale !== null && { locale }),
    },
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

/** What the field of an attribute is called, of the type and of each component in it. */
function labelsOf(strapi: Core.Strapi, resource: MadeResource) {
  return (uid: string, name: string): string =>
    uid === resource.uid
      ? fieldOf(strapi, resource, name).label
      : (resource.components[uid as UID.Component]?.fields.find((field) => field.name === name)?.label ?? name);
}
