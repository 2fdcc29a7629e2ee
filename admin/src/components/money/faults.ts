import { readWith, type FormSchema } from 'contracts';

/** What is wrong with each field of what a form sends: its first fault. */
export function faultsOf(schema: FormSchema, value: unknown): Partial<Record<string, string>> {
  const read = readWith(schema, value);
  const faults: Partial<Record<string, string>> = {};
  for (const { path, message } of read.faults ?? []) faults[path.join('.')] ??= message;
  return faults;
}
