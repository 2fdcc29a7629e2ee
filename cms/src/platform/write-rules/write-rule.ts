import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** A change to a document that is about to be stored, whoever asks for it: the panel, the API or our own code. */
export interface Write {
  uid: UID.ContentType;
  action: 'create' | 'update' | 'clone' | 'publish' | 'unpublish' | 'discardDraft' | 'delete';
  /** The document that changes; a new one has none. */
  documentId: string | undefined;
  /** The fields that change, for `create`, `update` and `clone`. */
  data: Record<string, unknown>;
}

/** What must hold before a write. It throws a ValidationError whose sentence the editor reads. */
export type WriteRule = (write: Write) => void | Promise<void>;

/** The error of a broken rule: the panel shows the sentence, and marks the field at `path` with it. */
export function brokenRule(sentence: string, path: readonly (string | number)[] = []): errors.ValidationError {
  const fault = { path: path.map(String), message: sentence, name: 'ValidationError' };
  return new errors.ValidationError(sentence, { errors: path.length > 0 ? [fault] : [] });
}
