import { errors } from '@strapi/utils';
import { readWith } from 'contracts';
import type { z } from 'zod';

/**
 * Reads a body with a schema of `contracts`. A key that the schema does not know is refused by name (design §5).
 * @param body what the parser made of it; nothing at all counts as an empty object
 * @throws ValidationError (400) whose message is a sentence for people, and whose details name each field at fault
 */
export function parseBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = readWith(schema, body ?? {});
  if (!read.faults) return read.data;
  const details = read.faults.map((fault) => ({ ...fault, name: 'ValidationError' }));
  throw new errors.ValidationError(read.faults[0].message, { errors: details });
}
