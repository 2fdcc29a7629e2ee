import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { api, type ConsoleEventForm } from 'contracts';

import { DEMO_PASSWORD, demoAddress } from './accounts';
import { expect } from './test';

/** Ten days from now, as a form has it. */
export const soon = (days = 10): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

let serial = 0;

/** Calls the API as the demo's admin would. */
export async function adminCalls(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const credentials = { email: demoAddress('admin'), password: DEMO_PASSWORD };
  expect((await calls.post(api.login(), { data: credentials })).ok()).toBe(true);
  return calls;
}

interface NewEvent {
  _id: string;
  title: string;
}

/** Makes an event as an admin does in the console: published, free, ten days ahead, unless said. */
export async function newEvent(admin: APIRequestContext, form: Partial<ConsoleEventForm> = {}): Promise<NewEvent> {
  const title = `Robot fair ${Date.now().toString(36)}${(++serial).toString(36)}`;
  const answer = await admin.post(`${api.console()}/events`, {
    data: { title, date: soon(), description: 'Bring what you built.', location: 'Workshop', ...form },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as NewEvent;
}
