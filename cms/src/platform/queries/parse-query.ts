import { errors } from '@strapi/utils';
import { z } from 'zod';

import { currentReading } from '../cache/reading';

/**
 * Reads a query string with a schema of `contracts`. Parameters that the schema does not know are ignored (design §5),
 * which the cache is told.
 * @throws ValidationError (400) whose details name each parameter at fault
 */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  if (schema instanceof z.ZodObject) currentReading()?.readParameters(Object.keys(schema.shape));
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
  const names = [...new Set(faults.map(({ path }) => path.join('.')))].join(', ');
  throw new errors.ValidationError(`The query is not valid: ${names}.`, { errors: faults });
}
