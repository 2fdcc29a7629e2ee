import { z } from 'zod';

import { personSchema } from './directory.js';
import { oneOf, pageNumber, pageOf, pageSize } from './envelope.js';
import { CONNECTION_MESSAGE_MAX_CHARS, DIRECTORY_PAGE_SIZE } from './limits.js';
import * as messages from './sentences.js';

/** Which of the own connections a list shows. */
export const CONNECTION_LISTS = ['connected', 'received', 'sent', 'blocked'] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

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

/** Body of `POST /alumni/connect/:id`. */
export const connectBody = z.strictObject({
  message: z
    .string()
    .trim()
    .max(CONNECTION_MESSAGE_MAX_CHARS, messages.tooLong(CONNECTION_MESSAGE_MAX_CHARS))
    .default(''),
});
export type ConnectBody = z.input<typeof connectBody>;

/** People one may know, with what is shared: `GET /connections/suggestions`. */
export const SHARED_TRAITS = ['year', 'company', 'skills'] as const;
export const suggestionSchema = personSchema.extend({ shares: z.array(z.enum(SHARED_TRAITS)) });
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestionsAnswer = z.strictObject({ data: z.array(suggestionSchema) });
