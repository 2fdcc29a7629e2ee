import { errorSchema, type ApiError } from 'contracts';
import { expect } from 'vitest';
import type { z } from 'zod';

import type { Answer } from './client';

/** The body of a 200, which must fit its strict schema: a field too many fails as a field too few does. */
export function bodyOf<T extends z.ZodType>(answer: Pick<Answer, 'status' | 'text' | 'json'>, schema: T): z.infer<T> {
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return schema.parse(answer.json);
}

/**
 * A refusal as design §5 has it: Strapi's envelope, and `msg` that a person can read. Never a stack.
 * @param statuses those that are acceptable
 */
export function refusalOf(answer: Pick<Answer, 'status' | 'text' | 'json'>, ...statuses: number[]): ApiError {
  expect(statuses, `${answer.status} ${answer.text.slice(0, 500)}`).toContain(answer.status);
  const error = errorSchema.parse(answer.json);
  expect(error.error.status).toBe(answer.status);
  expect(error.msg).toMatch(/^\S.{3,}/s);
  expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules/);
  return error;
}

/** A 4xx, whatever its body: bad input is never the server's fault. */
export function expectRefused(answer: Answer): void {
  expect(answer.status, answer.text.slice(0, 500)).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(500);
  expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules/);
}
