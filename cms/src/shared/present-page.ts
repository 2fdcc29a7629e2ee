import type { Page } from 'contracts';

/** The part of a list that a query asks for. Pages count from 1. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** Turns a page request into the `start` and `limit` of a document query. */
export function toRange({ page, pageSize }: PageRequest): { start: number; limit: number } {
  return { start: (page - 1) * pageSize, limit: pageSize };
}

/** Puts presented records into the envelope of every list (design §5). @param total records in the whole list */
export function presentPage<T>(data: T[], total: number, { page, pageSize }: PageRequest): Page<T> {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}
