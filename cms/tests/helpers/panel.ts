import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inject } from 'vitest';
import { z } from 'zod';

import { request, type Answer, type RequestOptions } from './client';

export const OWNER_EMAIL = 'owner@example.com';
export const EDITOR_EMAIL = 'editor@example.com';
export const DEMO_PASSWORD = 'Innokshetra-2026';

/**
 * How often new tokens are fetched, in milliseconds. The panel takes one for 30 minutes, and a slow run takes longer; when
 * it refuses a sign-in for now, the next one still comes in time.
 */
const RENEW_MS = 10 * 60_000;

const loginAnswer = z.object({ data: z.object({ token: z.string() }) });
const panelTokens = z.object({ editor: z.string(), owner: z.string() });
const documentAnswer = z.object({ data: z.looseObject({ documentId: z.string() }) });

/** A document as the panel's API answers it. */
export type PanelDocument = z.infer<typeof documentAnswer>['data'];

type PanelTokens = z.infer<typeof panelTokens>;

const fileOf = (dataDir: string) => join(dataDir, 'panel-tokens.json');

/**
 * Signs in to the Strapi panel.
 * @returns a bearer token of the panel's API
 */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await request('/admin/login', { url, method: 'POST', json: { email, password } });
  return loginAnswer.parse(answer.json).data.token;
}

/**
 * Keeps tokens of the panel's people for all tests of a server: the panel limits how often one address signs in.
 * @param dataDir the server's folder, in which the tests read them
 * @returns what ends it
 */
export async function keepPanelTokens(url: string, dataDir: string): Promise<() => void> {
  const renew = async () => {
    const tokens: PanelTokens = {
      editor: await signIn(url, EDITOR_EMAIL, DEMO_PASSWORD),
      owner: await signIn(url, OWNER_EMAIL, DEMO_PASSWORD),
    };
    // In one step: a test may be reading.
    writeFileSync(`${fileOf(dataDir)}.new`, JSON.stringify(tokens));
    renameSync(`${fileOf(dataDir)}.new`, fileOf(dataDir));
  };
  await renew();
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  return () => clearInterval(timer);
}

/** A token of the panel's API, which is good for the next minutes. */
export const panelToken = (person: keyof PanelTokens): string =>
  panelTokens.parse(JSON.parse(readFileSync(fileOf(inject('stage').dataDir), 'utf8')))[person];

/** Calls the panel's own API as the editor (or the owner), as the panel in the browser does. */
export function asEditor(path: string, options: RequestOptions = {}): Promise<Answer> {
  return withToken(panelToken('editor'), path, options);
}

/** @see asEditor */
export function asOwner(path: string, options: RequestOptions = {}): Promise<Answer> {
  return withToken(panelToken('owner'), path, options);
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
