import { errors } from '@strapi/utils';
import { MAX_SEARCH_CHARS } from 'contracts';
import { z } from 'zod';

import { parseQuery } from './parse-query';

/** What the grammar of Strapi's REST API can ask of a field here. */
const OPERATORS = ['$eq', '$in', '$contains', '$gte', '$lte'] as const;
type Operator = (typeof OPERATORS)[number];
/** Fields that a list is ordered by at most. */
const SORTED_MAX = 10;
/** A time as the list itself answers one, or a day. */
const TIME = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
/** Values that one `$in` may name. */
const IN_MAX = 100;
/** Parts of that grammar that no public list takes: to ignore them would answer something else than was asked for. */
const NOT_TAKEN = ['fields', 'populate', 'locale', 'status', 'publicationState', '_q'];

/** How the value that a field is compared with is read, and what it may look like. */
const KINDS = {
  text: { read: (value: string) => value, example: 'a text' },
  time: {
    read: (value: string) => (TIME.safeParse(value).success ? new Date(value) : undefined),
    example: 'a time such as 2026-11-22T09:00:00Z',
  },
  day: { read: (value: string) => z.iso.date().safeParse(value).data, example: 'a day such as 2026-11-22' },
  clock: {
    read: (value: string) => (CLOCK.test(value) ? `${value}:00.000` : undefined),
    example: 'a time such as 18:30',
  },
  flag: { read: (value: string) => FLAGS[value], example: 'true or false' },
  whole: { read: (value: string) => inRange(value, WHOLE_MAX), example: 'a whole number' },
  // Beyond what JavaScript can count, so they stay digits.
  long: { read: inLongRange, example: 'a whole number' },
  number: {
    read: (value: string) => (/^-?\d{1,12}(\.\d{1,10})?$/.test(value) ? Number(value) : undefined),
    example: 'a number',
  },
} satisfies Record<string, { read: (value: string) => Value | undefined; example: string }>;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };
/** The largest integer of both databases. */
const WHOLE_MAX = 2_147_483_647;

function inRange(value: string, max: number): number | undefined {
  const number = /^-?\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  return Math.abs(number) <= max ? number : undefined;
}

/** The largest whole number of a column of large ones. */
const LONG_MAX = 9_223_372_036_854_775_807n;

function inLongRange(value: string): string | undefined {
  if (!/^-?\d{1,19}$/.test(value)) return undefined;
  const number = BigInt(value);
  return number <= LONG_MAX && number >= -LONG_MAX ? value : undefined;
}

type Value = string | number | boolean | Date;

/** A public field of a list. */
export interface PublicField {
  /** The attribute that holds it. */
  attribute: string;
  kind: keyof typeof KINDS;
}
/** The public fields of a list, by their names on the wire. */
export type PublicFields = Readonly<Record<string, PublicField>>;

/** One condition on an attribute. */
export interface Condition {
  attribute: string;
  operator: Operator;
  value: Value | Value[];
}
/** What a list is asked for in Strapi's grammar. */
export interface Wishes {
  conditions: Condition[];
  /** None leaves the order to the list. */
  order: { attribute: string; direction: 'asc' | 'desc' }[];
}

/**
 * Reads the query of a public list: its plain parameters by their schema, and beside them Strapi's own grammar, as
 * `@strapi/client` writes it, on public fields alone (design §5).
 * @param name of the list, for sentences
 * @throws ValidationError (400) that names whatever is not taken
 */
export function readPublicList<Schema extends z.ZodType>(
  { name, schema, fields }: { name: string; schema: Schema; fields: PublicFields },
  { query, querystring }: { query: Record<string, unknown>; querystring: string },
): z.infer<Schema> & Wishes {
  refuseLostNames(name, querystring);
  const { pagination, sort, filters, ...plain } = query;
  const taken = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const foreign = NOT_TAKEN.find((key) => key in plain && !taken.includes(key));
  if (foreign) throw fault(foreign, `The list of ${name} takes no “${foreign}”.`);
  const parsed = parseQuery(schema, { ...plain, ...readPagination(pagination) }) as object;
  const wishes = { conditions: readFilters({ name, fields }, filters), order: readSort({ name, fields }, sort) };
  return { ...parsed, ...wishes } as z.infer<Schema> & Wishes;
}

/** Names that every object has, which the query's parser leaves out. */
function refuseLostNames(name: string, querystring: string): void {
  const parts = [...new URLSearchParams(querystring).keys()].flatMap((key) => key.split(/[[\]]+/));
  const lost = parts.find((part) => part in Object.prototype);
  if (lost !== undefined) throw fault(lost, `The list of ${name} takes no “${lost}”.`);
}

/** The same conditions in the words of Strapi's documents. */
export const toFilters = (conditions: readonly Condition[]) => ({
  $and: conditions.map(({ attribute, operator, value }) => ({ [attribute]: { [operator]: value } })),
});

/** The same order in the words of Strapi's documents, with what tells any two records apart at its end. */
export const toSort = (order: Wishes['order'], ...byDefault: OneSort[]): OneSort[] => [
  ...order.map(({ attribute, direction }): OneSort => ({ [attribute]: direction })),
  ...byDefault,
];
type OneSort = Record<string, 'asc' | 'desc'>;

/** A list, and what it is asked by. */
interface Place {
  name: string;
  fields: PublicFields;
}

function readPagination(pagination: unknown): Record<string, unknown> {
  if (pagination === undefined) return {};
  const read = z.strictObject({ page: z.unknown(), pageSize: z.unknown() }).partial().safeParse(pagination);
  if (read.success) return read.data;
  throw fault('pagination', 'Pages are asked for by pagination[page] and pagination[pageSize].');
}

/** Reads an order, as `sort` of the query has one. @throws ValidationError (400) that names the fields that there are */
export function readSort(place: Place, sort: unknown): Wishes['order'] {
  if (sort === undefined) return [];
  const texts = z.union([z.string(), z.array(z.string())]).safeParse(sort);
  if (!texts.success) throw fault('sort', 'The order is asked for by a text such as sort=title:asc.');
  const terms = [texts.data].flat().flatMap((text) => text.split(','));
  if (terms.length > SORTED_MAX) throw fault('sort', `A list is ordered by ${SORTED_MAX} fields at most.`);
  const order = terms.map((text): Wishes['order'][number] => {
    const [field = '', direction = 'asc'] = text.trim().split(':');
    if (direction !== 'asc' && direction !== 'desc') throw fault('sort', 'The order of a field is asc or desc.');
    return { attribute: fieldOf(place, 'sorted', field).attribute, direction };
  });
  if (new Set(order.map(({ attribute }) => attribute)).size < order.length) {
    throw fault('sort', 'The order names a field twice.');
  }
  return order;
}

/** Reads conditions, as `filters` of the query has them. @throws ValidationError (400) that names what there is */
export function readFilters(place: Place, filters: unknown): Condition[] {
  if (filters === undefined) return [];
  return entriesOf(filters, 'filters').flatMap(([key, asked]) => {
    const field = fieldOf(place, 'filtered', key);
    const operations = typeof asked === 'string' ? ([['$eq', asked]] as const) : entriesOf(asked, key);
    return operations.map(([operator, value]): Condition => {
      const known = OPERATORS.find((each) => each === operator);
      if (!known)
        throw fault(key, `The operation “${operator.slice(0, 50)}” is not taken here, only ${OPERATORS.join(', ')}.`);
      return { attribute: field.attribute, operator: known, value: readValue(field, known, value, key) };
    });
  });
}

function readValue({ kind }: PublicField, operator: Operator, value: unknown, key: string): Condition['value'] {
  if (operator === '$in') {
    const values = [value].flat();
    if (values.length > IN_MAX) throw fault(key, `$in names ${IN_MAX} values at most.`);
    return values.map((each) => readOne(kind, each, key));
  }
  if (operator === '$contains' && kind !== 'text')
    throw fault(key, `The field “${key}” is no text, so it contains nothing.`);
  return readOne(kind, value, key);
}

function readOne(kind: PublicField['kind'], value: unknown, key: string): Value {
  if (typeof value !== 'string' || value.length > MAX_SEARCH_CHARS) {
    throw fault(key, `The field “${key}” is compared with a text of up to ${MAX_SEARCH_CHARS} characters.`);
  }
  const { read, example } = KINDS[kind];
  const found: Value | undefined = read(value);
  if (found === undefined) throw fault(key, `The field “${key}” is compared with ${example}.`);
  return found;
}

function fieldOf({ name, fields }: Place, verb: 'sorted' | 'filtered', key: string): PublicField {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field) return field;
  const taken = Object.keys(fields).join(', ');
  throw fault(key, `The list of ${name} cannot be ${verb} by “${key.slice(0, 50)}”, only by ${taken}.`);
}

function entriesOf(value: unknown, key: string): [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw fault(
    key,
    `What “${key.slice(0, 50)}” is filtered by is not an operation such as filters[title][$contains]=a.`,
  );
}

function fault(path: string, message: string): errors.ValidationError {
  return new errors.ValidationError(message, { errors: [{ path: [path], message }] });
}
