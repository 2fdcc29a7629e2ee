import { MAX_SEARCH_CHARS } from 'contracts';
import { z } from 'zod';

import { idsFilter } from './query';

/** What a list can be filtered by, beside words: the choices of each filter, and what the choice of none is called. */
export type Filters = Readonly<
  Record<string, { label: string; all: string; choices: Readonly<Record<string, string>> }>
>;

/** A filter as a caller names it. */
export type FilterValues<Choices extends Filters> = {
  [Key in keyof Choices]?: (keyof Choices[Key]['choices'] & string) | undefined;
} & {
  /** Words. */
  q?: string | undefined;
  /** Only these records. */
  id?: readonly string[] | undefined;
};

/** Reads the `filter` of a list: words, ids, and a choice of each of its filters. */
export function filterSchema<Choices extends Filters>(filters: Choices): z.ZodType<FilterValues<Choices>> {
  const choices = Object.entries(filters).map(([key, filter]) => [key, z.enum(Object.keys(filter.choices)).optional()]);
  const shape = { q: z.string().max(MAX_SEARCH_CHARS).optional(), id: idsFilter };
  return z.strictObject({ ...shape, ...(Object.fromEntries(choices) as object) }) as unknown as z.ZodType<
    FilterValues<Choices>
  >;
}
