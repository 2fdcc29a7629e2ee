import { errors } from '@strapi/utils';
import type { z } from 'zod';

/** How zod itself begins its sentences, which do not say what they are about. */
const ZODS_OWN = /^(?:Invalid|Too (?:small|big)|Unrecognized)/;

/**
 * Reads a body with a schema of `contracts`. A key that the schema does not know is refused by name (design §5).
 * @param body what the parser made of it; nothing at all counts as an empty object
 * @throws ValidationError (400) whose message is a sentence for people, and whose details name each field at fault
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => ({
    path: (issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path).map(String),
    message: sentenceOf(issue),
    name: 'ValidationError',
  }));
  throw new errors.ValidationError(faults[0]?.message ?? 'The request is not valid.', { errors: faults });
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key.slice(0, 50)}”`).join(', ');
    return `This form has no ${issue.keys.length === 1 ? 'field' : 'fields'} ${names}.`;
  }
  if (!ZODS_OWN.test(issue.message)) return issue.message;
  const field = issue.path.join('.');
  return field ? `The field “${field}” is missing or not valid.` : 'The request is not valid.';
}
