import { isDeepStrictEqual } from 'node:util';

import type { Core } from '@strapi/strapi';
import { isNothing } from 'contracts';

import { parseBody } from '../../shared/parse-body';
import type { Database } from '../../shared/transaction';
import { checkUnique } from '../documents/own-values';
import { populateOf } from '../documents/populate';
import { presentDocument } from '../documents/present';
import { storeDocument } from '../documents/store';
import { withUids } from '../documents/uids';
import type { ConsoleRecord } from './definition';
import { bodyOf } from './field-body';
import type { More, MorePart } from './more';

type Values = Readonly<Record<string, unknown>>;
type Stored = Record<string, unknown> & { documentId: string };

/** A record with what it has in the fields that people added. */
export type WithMore<Row> = Row & { more?: Values };

/** Takes from a body what it says of added fields; the rest is the business of the resource. */
export function splitBody(more: More, body: unknown): { own: unknown; added: unknown } {
  const isPlain = more.fields.length > 0 && typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isPlain) return { own: body, added: undefined };
  const { more: added, ...own } = body as { more?: unknown };
  return { own, added };
}

/**
 * Reads what a body says of added fields, each checked as the form checks it.
 * @param isNew whether what is required has to be there; of a stored record, a field that is left out stays as it is
 * @throws ValidationError whose details name each field at fault
 */
export function readAdded({ fields, components }: More, added: unknown, isNew: boolean): Promise<Values> {
  return belowMore(() => parseBody(bodyOf(fields, components, true, isNew), added));
}

/** The same records with what they have in added fields. */
async function withMore<Row extends ConsoleRecord>(
  strapi: Core.Strapi,
  more: More,
  records: readonly Row[],
): Promise<WithMore<Row>[]> {
  if (more.fields.length === 0) return [...records];
  const found = await readMore(
    strapi,
    more,
    records.map(({ _id }) => _id),
  );
  return records.map((record) => ({ ...record, more: found.get(record._id) ?? {} }));
}

/** The same of a single record. */
export async function oneWithMore<Row extends ConsoleRecord>(
  strapi: Core.Strapi,
  more: More,
  record: Row,
): Promise<WithMore<Row>> {
  const [whole = record] = await withMore(strapi, more, [record]);
  return whole;
}

/** The same in batches. */
export async function* eachWithMore<Row extends ConsoleRecord>(
  strapi: Core.Strapi,
  more: More,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<WithMore<Row>[]> {
  for await (const rows of batches) yield withMore(strapi, more, rows);
}

/** Stores what a record has in added fields, where that is not there already. @throws as `storeDocument` does, or a 409 */
export async function writeMore(
  strapi: Core.Strapi,
  trx: Database,
  { parts }: More,
  id: string,
  values: Values,
): Promise<void> {
  for (const part of parts) {
    const { uid } = part.shape;
    const [stored] = await rowsOf(strapi, part, [id]);
    if (!stored) continue;
    const current = presentDocument(part.shape, stored.row);
    const changed = Object.fromEntries(
      part.inputs
        .map(({ name }) => [name, values[name]] as const)
        .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, current[name])),
    );
    const lacksUid = part.inputs.some(
      ({ name, type, source }) => type === 'uid' && source !== null && isNothing(stored.row[name]),
    );
    if (Object.keys(changed).length === 0 && !lacksUid) continue;
    const { documentId } = stored.row;
    const labels = new Map(part.inputs.map(({ name, label }) => [name, label]));
    const labelOf = (model: string, name: string) =>
      (model === uid ? labels.get(name) : part.components[model]?.fields.find((field) => field.name === name)?.label) ??
      name;
    await belowMore(async () => {
      await checkUnique(strapi, trx, part, changed, documentId);
      const written = await storeDocument(strapi, part.shape, changed, labelOf, stored.row);
      const data = await withUids(strapi, part.shape, written, stored.row);
      // As the console writes all of these types: at once for visitors.
      await strapi.documents(uid).update({ documentId, status: 'published', data });
    });
  }
}

async function readMore(strapi: Core.Strapi, { parts }: More, ids: readonly string[]): Promise<Map<string, Values>> {
  const found = new Map<string, Values>();
  for (const part of parts) {
    for (const { id, row } of await rowsOf(strapi, part, ids)) {
      found.set(id, { ...presentDocument(part.shape, row), ...found.get(id) });
    }
  }
  return found;
}

/** The rows that hold the added fields of records, as visitors read them, each with the id of its record. */
async function rowsOf(
  strapi: Core.Strapi,
  { by, shape }: MorePart,
  ids: readonly string[],
): Promise<{ id: string; row: Stored }[]> {
  const { uid } = shape;
  const isNamed = { documentId: { $in: [...ids] } };
  const attributes = [...(shape.attributes.get(uid) ?? [])];
  const populate = populateOf(shape);
  const columns = attributes.map(([name]) => name).filter((name) => !(name in populate));
  const followed = attributes.flatMap(([, { type, targetField }]) => (type === 'uid' ? (targetField ?? []) : []));
  const rows: Stored[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', ...columns, ...followed],
    where: {
      ...(by === null ? isNamed : { [by]: isNamed }),
      ...(strapi.contentType(uid).options.draftAndPublish && { publishedAt: { $notNull: true } }),
    },
    populate: { ...populate, ...(by !== null && { [by]: { select: ['documentId'] } }) },
  });
  return rows.map((row) => ({ id: by === null ? row.documentId : (row[by] as Stored).documentId, row }));
}

/** Lets a fault name its field by the place that it has in the body of a record. */
async function belowMore<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { details } = error as { details?: { errors?: { path: string[] }[] } };
    if (!(error instanceof Error) || !details?.errors) throw error;
    const faults = details.errors.map((fault) => ({ ...fault, path: ['more', ...fault.path] }));
    throw Object.assign(error, { details: { ...details, errors: faults } });
  }
}
