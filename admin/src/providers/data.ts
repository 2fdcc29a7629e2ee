import {
  api,
  type ConsoleFile,
  type ConsoleResource,
  type ConsoleUser,
  type ContentType,
  type ContentTypeChange,
  type Dashboard,
  type One,
  type Settings,
  type Trends,
} from 'contracts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';

import { localeIn, withParameters, writeOf } from './drafts';
import { eventCalls } from './events';
import { call, httpClient } from './http';

type EventCalls = typeof eventCalls;

/** What the console asks for beyond lists and records. */
export interface ConsoleDataProvider extends DataProvider, EventCalls {
  /** What the console makes its menu, lists and forms of. */
  resources: () => Promise<ConsoleResource[]>;
  dashboard: () => Promise<Dashboard>;
  /** Who joined, registered and came in the last days. */
  trends: (days: number) => Promise<Trends>;
  settings: () => Promise<Settings>;
  updateSettings: (change: Partial<Settings>) => Promise<Settings>;
  /** Types from the Content-Type Builder, and who may what with them. */
  contentTypes: () => Promise<ContentType[]>;
  updateContentType: (name: string, change: ContentTypeChange) => Promise<ContentType>;
  /** Lets what a member submitted through. */
  approve: (resource: string, id: string) => Promise<unknown>;
  /** Turns it down. @param reason which whoever submitted it reads */
  reject: (resource: string, id: string, reason: string) => Promise<unknown>;
  /** Lets visitors read a draft, or takes it back from them. */
  publish: (resource: string, id: string) => Promise<unknown>;
  unpublish: (resource: string, id: string, locale?: string) => Promise<unknown>;
  /** Puts a file into the media library. */
  upload: (file: File) => Promise<ConsoleFile>;
  /** Marks a person's e-mail address as verified (admin §4). */
  verifyUser: (id: ConsoleUser['id']) => Promise<ConsoleUser>;
}

/** The stock simple-rest provider on the console's API, with one call for what it would do record by record. */
export const dataProvider: ConsoleDataProvider = {
  ...simpleRestProvider(api.console(), httpClient),

  getOne: async (resource, { id, meta }) => {
    const address = `${api.console()}/${resource}/${encodeURIComponent(String(id))}`;
    return { data: await call(withParameters(address, new URLSearchParams(localeIn(meta)))) };
  },

  create: async (resource, params) => {
    const { url, body } = writeOf(resource, params);
    return { data: await call(url, { method: 'POST', body }) };
  },

  update: async (resource, params) => {
    const { url, body } = writeOf(resource, params);
    return { data: await call(url, { method: 'PUT', body }) };
  },

  deleteMany: async (resource, { ids, meta }) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }), ...localeIn(meta) });
    return {
      data: await call<typeof ids>(withParameters(`${api.console()}/${resource}`, query), { method: 'DELETE' }),
    };
  },

  updateMany: async (resource, { ids, data }) => {
    const filter = encodeURIComponent(JSON.stringify({ id: ids }));
    const options = { method: 'PUT', body: JSON.stringify(data) };
    return { data: await call<typeof ids>(`${api.console()}/${resource}?filter=${filter}`, options) };
  },

  resources: async () => (await call<One<ConsoleResource[]>>(api.consoleResources())).data,
  dashboard: async () => (await call<One<Dashboard>>(api.consoleDashboard())).data,
  trends: async (days) => (await call<One<Trends>>(api.consoleTrends(days))).data,
  settings: async () => (await call<One<Settings>>(api.consoleSettings())).data,
  updateSettings: async (change) => {
    const { data } = await call<One<Settings>>(api.consoleSettings(), {
      method: 'PUT',
      body: JSON.stringify(change),
    });
    return data;
  },
  contentTypes: async () => (await call<One<ContentType[]>>(api.consoleContentTypes())).data,
  updateContentType: async (name, change) => {
    const options = { method: 'PUT', body: JSON.stringify(change) };
    return (await call<One<ContentType>>(api.consoleContentType(name), options)).data;
  },

  approve: (resource, id) => call(api.consoleApprove(resource, id), { method: 'POST' }),
  reject: (resource, id, reason) =>
    call(api.consoleReject(resource, id), { method: 'POST', body: JSON.stringify({ reason }) }),

  publish: (resource, id) => call(api.consolePublish(resource, id), { method: 'POST' }),
  unpublish: (resource, id, locale) => call(api.consoleUnpublish(resource, id, locale), { method: 'POST' }),
  upload: (file) => {
    const body = new FormData();
    body.set('file', file);
    return call(api.consoleMedia(), { method: 'POST', body });
  },

  ...eventCalls,

  verifyUser: (id) => call(`${api.console()}/users/${encodeURIComponent(id)}/verify`, { method: 'POST' }),
};
