import { z } from 'zod';

import { MAX_PAGE_SIZE } from './limits.js';

/** Where a page stands in its list. Pages count from 1 (design §5). */
export const paginationSchema = z.strictObject({
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  pageCount: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** The id of a public record, under the documents' name for it and under Strapi's (design §5). */
export const publicId = { _id: z.string(), documentId: z.string() };

/** One record: `{ data }`. */
export const oneOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: item });
/** A page of records: `{ data, meta: { pagination } }`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), meta: z.strictObject({ pagination: paginationSchema }) });

export interface One<T> {
  data: T;
}
export interface Page<T> {
  data: T[];
  meta: { pagination: Pagination };
}

/** `?page=` of any list. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);
const givenPageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE);
/** `?pageSize=` of any list: at most 100; the default is the caller's. */
export const pageSize = (byDefault: number) => givenPageSize.default(byDefault);
/** The same where the default is a setting, which whoever reads the query adds. */
export const ownPageSize = givenPageSize.optional();

/** Every refusal: Strapi's envelope plus `msg`, the sentence that a person may read (design §5). */
export const errorSchema = z.strictObject({
  data: z.null(),
  error: z.strictObject({
    status: z.number().int(),
    name: z.string(),
    message: z.string(),
    details: z.unknown(),
  }),
  msg: z.string(),
  /** The same sentence, in the console's calls: where react-admin's own clients look for it. */
  message: z.string().optional(),
});
export type ApiError = z.infer<typeof errorSchema>;
