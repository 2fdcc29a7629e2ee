import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { personSchema } from './directory.js';
import { CONNECTION_LISTS, DIRECTORY_PAGE_SIZE, SHARED_TRAITS } from './values.js';

/** A connection, a request for one, or a block, as the reader sees it. */
export const connectionSchema = z.strictObject({
  _id: z.string(),
  list: z.enum(CONNECTION_LISTS),
  person: personSchema,
  /** What came with the request. */
  message: z.string(),
  /** When it was asked for, or for a connection when it was accepted. */
  since: z.iso.datetime(),
});
export type Connection = z.infer<typeof connectionSchema>;
export const connectionAnswer = oneOf(connectionSchema);
export const connectionsAnswer = pageOf(connectionSchema);

/** Query of `GET /connections`. */
export const connectionsQuery = z.object({
  list: z.enum(CONNECTION_LISTS).default('connected'),
  page: pageNumber,
  pageSize: pageSize(DIRECTORY_PAGE_SIZE),
});
export type ConnectionsQuery = z.infer<typeof connectionsQuery>;

/** People one may know, with what is shared: `GET /connections/suggestions`. */
export const suggestionSchema = personSchema.extend({ shares: z.array(z.enum(SHARED_TRAITS)) });
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestionsAnswer = z.strictObject({ data: z.array(suggestionSchema) });
