import { isDeepStrictEqual } from 'node:util';

import { errors } from '@strapi/utils';
import type { z } from 'zod';

import { parseBody } from '../../shared/parse-body';
import type { BodySchema } from './definition';

/**
 * Reads the body of a write: the whole record, as react-admin sends it, or a part of one. What the body leaves out
 * stays as it is. The record's other fields may come along unchanged; changed ones, and keys that it does not have,
 * are refused by name.
 * @param current the record as it was answered before
 * @throws ValidationError whose details name each field at fault
 */
export function readChange<Shape extends z.ZodRawShape>(
  writable: BodySchema<Shape>,
  body: unknown,
  current: object,
): z.output<BodySchema<Shape>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new errors.ValidationError('The request needs a JSON object as its body.');
  }
  const stored = new Map<string, unknown>(Object.entries(current));
  const isWritable = (name: string) => Object.hasOwn(writable.shape, name);
  const kept = [...stored].filter(([name]) => isWritable(name));
  const given = Object.entries(body).filter(
    ([name, value]) => isWritable(name) || !stored.has(name) || !isDeepStrictEqual(value, stored.get(name)),
  );
  return parseBody(writable, Object.fromEntries([...kept, ...given]));
}
