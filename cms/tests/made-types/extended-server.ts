import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { extendedApp } from 'cli';
import { type ContentTypeChange, contentTypeAnswer } from 'contracts';
import { expect } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { type Answer, request } from '../helpers/client';
import { startOwnServer, type OwnServer } from '../helpers/own-server';
import { DEMO_PASSWORD, EDITOR_EMAIL, OWNER_EMAIL, signIn } from '../helpers/panel';
import { demo, signedIn } from '../helpers/people';

/** Calls Strapi's panel as somebody, with a body where it writes. */
type PanelCall = (path: string, json?: object, method?: string) => Promise<Answer>;

/** The product with types that somebody made, and those who work with it. */
export interface ExtendedServer {
  url: string;
  admin: Browser;
  student: Browser;
  visitor: Browser;
  asOwner: PanelCall;
  asEditor: PanelCall;
  /** Makes a document in the panel. @returns its documentId */
  make: (uid: string, fields: object) => Promise<string>;
  /** Sets who may do what with a type, as an admin does. */
  set: (name: string, change: ContentTypeChange) => Promise<BrowserAnswer>;
  /** Starts it anew, with attributes that were changed or added meanwhile, by the file of their type or component. */
  restart: (changes: Record<string, Attributes>) => Promise<ExtendedServer>;
  another: OwnServer['another'];
  stop: () => Promise<void>;
}
type Attributes = Record<string, object>;

/** Starts a server for a whole file of tests. */
export async function startExtendedServer(): Promise<ExtendedServer> {
  const app = extendedApp();
  return workingWith(await startOwnServer('demo', () => Promise.resolve(), app.folder), app);
}

async function workingWith(server: OwnServer, app: ReturnType<typeof extendedApp>): Promise<ExtendedServer> {
  const { url, stop, another } = server;
  const panelOf = async (email: string): Promise<PanelCall> => {
    const authorization = `Bearer ${await signIn(url, email, DEMO_PASSWORD)}`;
    return (path, json, method = json ? 'POST' : 'GET') =>
      request(path, { url, method, json, headers: { authorization } });
  };
  const asOwner = await panelOf(OWNER_EMAIL);
  const admin = await signedIn(demo('admin'), new Browser(url));
  return {
    ...{ url, admin, asOwner, another },
    asEditor: await panelOf(EDITOR_EMAIL),
    student: await signedIn(demo('student'), new Browser(url)),
    visitor: new Browser(url),
    make: async (uid, fields) => {
      const answer = await asOwner(`/content-manager/collection-types/${uid}`, fields);
      expect(answer.status, answer.text).toBe(201);
      return (answer.json as { data: { documentId: string } }).data.documentId;
    },
    set: async (name, change) => {
      const answer = await admin.send(`/api/admin/content-types/${name}`, { method: 'PUT', json: change });
      expect(answer.status, answer.text).toBe(200);
      contentTypeAnswer.parse(answer.json);
      return answer;
    },
    restart: async (changes) => {
      for (const [file, change] of Object.entries(changes)) changeSchema(join(app.folder, 'dist/src', file), change);
      return workingWith(await server.restart(app.folder), app);
    },
    stop: async () => {
      await stop();
      app.remove();
    },
  };
}

/** Gives a type or a component other attributes, as the Content-Type Builder does. */
function changeSchema(file: string, change: Attributes): void {
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { attributes: Attributes };
  writeFileSync(file, JSON.stringify({ ...schema, attributes: { ...schema.attributes, ...change } }));
}
