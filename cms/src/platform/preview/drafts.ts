import { AsyncLocalStorage } from 'node:async_hooks';

import type { UID } from '@strapi/strapi';

/** Set while an answer is made for somebody of the panel who looks at drafts: those that this person may read. */
const previewing = new AsyncLocalStorage<ReadonlySet<UID.ContentType>>();

/** Runs a piece of work, such as the render of a page, that sees the drafts of these types. */
export function withDrafts<T>(types: ReadonlySet<UID.ContentType>, work: () => Promise<T>): Promise<T> {
  return previewing.run(types, work);
}

/** Whether what is being answered here shows drafts. Such an answer is for one person, and never kept. */
export function showsDrafts(): boolean {
  return previewing.getStore() !== undefined;
}

/** The version of a document that answers show: the published one, to everybody but a previewing editor. */
export function contentStatus(type: UID.ContentType): 'draft' | 'published' {
  return previewing.getStore()?.has(type) ? 'draft' : 'published';
}
