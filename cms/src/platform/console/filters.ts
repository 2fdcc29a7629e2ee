import { isFinancialYear, MAX_SEARCH_CHARS } from 'contracts';
import { z } from 'zod';

import { idsFilter } from './query';

/** What a list can be filtered by, beside words. */
export interface Filter {
  label: string;
  /** What the choice of none is called. */
  all: string;
  /** The choices, by value; none where a day, a related record or a financial year is chosen. */
  choices: Readonly<Record<string, string>>;
  kind?: 'choice' | 'date' | 'relation' | 'year';
  /** Where related records are found, below the console's API. */
  source?: string;
}
export type Filters = Readonly<Record<string, Filter>>;

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
  const chosen = Object.entries(filters).map(([key, filter]) => [key, chosenSchema(filter).optional()]);
  const shape = { q: z.string().max(MAX_SEARCH_CHARS).optional(), id: idsFilter };
  // A field of a made type may be called as what every list is asked by.
  return z.strictObject({ ...(Object.fromEntries(chosen) as object), ...shape }) as unknown as z.ZodType<
    FilterValues<Choices>
  >;
}

function chosenSchema({ kind = 'choice', choices }: Filter): z.ZodType {
  if (kind === 'date') return z.iso.date();
  if (kind === 'year') return z.string().refine(isFinancialYear);
  return kind === 'relation' ? z.string().min(1).max(100) : z.enum(Object.keys(choices));
}
