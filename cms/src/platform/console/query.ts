import { errors } from '@strapi/utils';
import { MAX_PAGE_SIZE } from 'contracts';
import { z } from 'zod';

import { NUL_CHARACTER } from '../serving/sentences';
import type { ListQuery } from './definition';

/** How many records one bulk call may name (design §5). */
const BULK_MAX_IDS = 500;
/** Records that one list answers at most: react-admin's export asks for so many (design §5). */
const RANGE_MAX = 1000;
/** How many records are answered when the caller names no range. */
const DEFAULT_ROWS = 25;

/** As JSON writes the one character that no database of ours holds. */
const NUL = String.raw`\u0000`;

const ids = z.array(z.string().min(1).max(100)).min(1);
const bulkFilter = z.strictObject({ id: ids.max(BULK_MAX_IDS) });
const sortPair = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const rangePair = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

/** `filter.id` of `getMany`: the records that a page shows. */
export const idsFilter = ids.max(MAX_PAGE_SIZE).optional();

/** The parameters of a resource's definition that its lists are read with. */
interface Readable<Field extends string, Filter extends z.ZodType> {
  name: string;
  sortable: readonly Field[];
  filterable: Filter;
}

/**
 * Reads `?sort=["name","ASC"]&range=[0,24]&filter={"q":"a"}` (design §5).
 * @throws ValidationError that names what is at fault
 */
export function readListQuery<Field extends string, Filter extends z.ZodType>(
  { name, sortable, filterable }: Readable<Field, Filter>,
  query: Record<string, unknown>,
): ListQuery<Field, z.infer<Filter>> {
  const filter = readFilter(name, filterable, query['filter']);
  return { sort: readSort(name, sortable, query['sort']), range: readRange(query['range']), filter };
}

/** Reads the `?filter={"id":[…]}` of a bulk call, each id once. @throws ValidationError */
export function readBulkIds(name: string, query: Record<string, unknown>): string[] {
  return [...new Set(readFilter(name, bulkFilter, query['filter'] ?? '{}').id)];
}

function readSort<Field extends string>(name: string, sortable: readonly Field[], text: unknown) {
  if (text === undefined) return undefined;
  const parsed = sortPair.safeParse(readJson('sort', text));
  if (!parsed.success) throw fault('sort', 'The parameter sort is a JSON list such as ["name","ASC"].');
  const [wanted, order] = parsed.data;
  const by = sortable.find((field) => field === wanted);
  if (by === undefined) {
    throw fault('sort', `The list of ${name} cannot be sorted by “${wanted}”, only by ${sortable.join(', ')}.`);
  }
  return { by, direction: order === 'ASC' ? ('asc' as const) : ('desc' as const) };
}

function readRange(text: unknown): readonly [number, number] {
  if (text === undefined) return [0, DEFAULT_ROWS - 1];
  const parsed = rangePair.safeParse(readJson('range', text));
  if (!parsed.success) throw fault('range', 'The parameter range is a JSON list of two places such as [0,24].');
  const [from, to] = parsed.data;
  if (to < from || to - from >= RANGE_MAX) {
    throw fault('range', `The parameter range covers 1 to ${RANGE_MAX} records, such as [0,${RANGE_MAX - 1}].`);
  }
  return [from, to];
}

function readFilter<Filter extends z.ZodType>(name: string, filterable: Filter, text: unknown): z.infer<Filter> {
  const parsed = filterable.safeParse(text === undefined ? {} : readJson('filter', text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw fault('filter', `The list of ${name} cannot be filtered by “${issue.keys.join('”, “')}”.`);
  }
  const field = issue?.path.join('.');
  throw fault('filter', field ? `The filter “${field}” is not valid.` : 'The parameter filter is a JSON object.');
}

function readJson(parameter: string, text: unknown): unknown {
  try {
    if (typeof text === 'string' && !text.includes(NUL)) return JSON.parse(text);
  } catch {
    // Told below, as for a parameter that is given twice.
  }
  const holdsNul = typeof text === 'string' && text.includes(NUL);
  throw fault(parameter, holdsNul ? NUL_CHARACTER : `The parameter ${parameter} is not valid JSON.`);
}

function fault(parameter: string, sentence: string): errors.ValidationError {
  return new errors.ValidationError(sentence, { errors: [{ path: [parameter], message: sentence }] });
}
