import { inject } from 'vitest';
import { z } from 'zod';

import { request, type Answer, type RequestOptions } from './client';

export const OWNER_EMAIL = 'owner@example.com';
export const EDITOR_EMAIL = 'editor@example.com';
export const DEMO_PASSWORD = 'Innokshetra-2026';

const loginAnswer = z.object({ data: z.object({ token: z.string() }) });
const documentAnswer = z.object({ data: z.looseObject({ documentId: z.string() }) });

/** A document as the panel's API answers it. */
export type PanelDocument = z.infer<typeof documentAnswer>['data'];

/**
 * Signs in to the Strapi panel.
 * @returns a bearer token of the panel's API
 */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await request('/admin/login', { url, method: 'POST', json: { email, password } });
  return loginAnswer.parse(answer.json).data.token;
}

/** Calls the panel's own API as the editor (or the owner), as the panel in the browser does. */
export function asEditor(path: string, options: RequestOptions = {}): Promise<Answer> {
  return withToken(inject('stage').editorToken, path, options);
}

/** @see asEditor */
export function asOwner(path: string, options: RequestOptions = {}): Promise<Answer> {
  return withToken(inject('stage').ownerToken, path, options);
}

function withToken(token: string, path: string, options: RequestOptions): Promise<Answer> {
  return request(path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
}

const collection = (uid: string) => `/content-manager/collection-types/${uid}`;
const single = (uid: string) => `/content-manager/single-types/${uid}`;

function documentOf(answer: Answer): PanelDocument {
  if (answer.status >= 300) throw new Error(`The panel's API answered ${answer.status}: ${answer.text}`);
  return documentAnswer.parse(answer.json).data;
}

/** What an editor does in the panel; each throws when the panel's API refuses. */
export const editor = {
  read: async (uid: string, id: string) => documentOf(await asEditor(`${collection(uid)}/${id}`)),
  create: async (uid: string, fields: object) =>
    documentOf(await asEditor(collection(uid), { method: 'POST', json: fields })),
  update: async (uid: string, id: string, fields: object) =>
    documentOf(await asEditor(`${collection(uid)}/${id}`, { method: 'PUT', json: fields })),
  publish: async (uid: string, id: string) =>
    documentOf(await asEditor(`${collection(uid)}/${id}/actions/publish`, { method: 'POST', json: {} })),
  unpublish: async (uid: string, id: string) =>
    documentOf(await asEditor(`${collection(uid)}/${id}/actions/unpublish`, { method: 'POST', json: {} })),
  remove: async (uid: string, id: string) => {
    const answer = await asEditor(`${collection(uid)}/${id}`, { method: 'DELETE' });
    if (answer.status >= 300) throw new Error(`The panel's API answered ${answer.status}: ${answer.text}`);
  },
  updateSingle: async (uid: string, fields: object) =>
    documentOf(await asEditor(single(uid), { method: 'PUT', json: fields })),
};

/** The settings are the owner's alone. */
export const owner = {
  updateSingle: async (uid: string, fields: object) =>
    documentOf(await asOwner(single(uid), { method: 'PUT', json: fields })),
};
