import * as z from 'zod/mini';

/** What is wrong with a field, and where it is: `['skills', '3']`. */
export interface Fault {
  path: string[];
  /** A sentence for people. */
  message: string;
}

/** What a form is checked with: the schema of an object. */
export type FormSchema = z.core.$ZodType<object, object> & { shape: Readonly<Record<string, unknown>> };
/** What somebody who fills in a form of it enters. */
export type Entered<Schema extends FormSchema> = z.input<Schema>;

/** How zod itself begins its sentences, which do not say what they are about. */
const ZODS_OWN = /^(?:Invalid|Too (?:small|big)|Unrecognized)/;

/**
 * Reads what somebody filled in, on the server and, ahead of it, in the form.
 * @returns what the schema makes of it, or each fault in the order of the schema
 */
export function readWith<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema>; faults?: never } | { faults: [Fault, ...Fault[]] } {
  const read = z.safeParse(schema, value);
  if (read.success) return { data: read.data };
  return { faults: read.error.issues.map(faultOf) as [Fault, ...Fault[]] };
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const path = (issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path).map(String);
  return { path, message: sentenceOf(issue) };
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
