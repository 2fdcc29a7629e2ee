import type { ConsoleField, ConsoleResource } from 'contracts';
import { vi } from 'vitest';

import { answerWith } from './answers';
import { resourceNamed } from './resource';

/** A field that somebody added to a type of the product. */
export const added = (field: Partial<ConsoleField>): ConsoleField => ({
  ...{ name: 'note', label: 'Note', type: 'text', hint: '', placeholder: '', required: false, choices: [] },
  ...{ minLength: null, maxLength: null, min: null, max: null, pattern: null, initial: null, isMany: false },
  ...{ accepts: [], source: null, creates: null },
  ...field,
});

/** A resource of the product with such fields. */
export const extended = (name: string, ...more: ConsoleField[]): ConsoleResource => ({ ...resourceNamed(name), more });

/** Puts an API with one record in the place of `fetch`. @returns the bodies that it was sent last, by method */
export function answerRecord(
  resource: string,
  record: Record<string, unknown> & { id: string },
): Record<string, unknown> {
  answerWith({
    [`GET /api/admin/${resource}/${record.id}`]: { body: record },
    [`GET /api/admin/${resource}?`]: { body: [record], headers: { 'Content-Range': `${resource} 0-0/1` } },
    [`PUT /api/admin/${resource}/${record.id}`]: { body: record },
    [`POST /api/admin/${resource}`]: { status: 201, body: record },
  });
  const fake = globalThis.fetch;
  const sent: Record<string, unknown> = {};
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') sent[init.method ?? ''] = JSON.parse(init.body);
    return fake(input, init);
  });
  return sent;
}
