import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { demoSession } from 'cli';
import { api, type AccountRole, type ConsoleEventForm } from 'contracts';

import { callsIn } from './members';
import { ownServer } from './own-server';
import { expect } from './test';

/** Ten days from now, as a form has it. */
export const soon = (days = 10): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

let serial = 0;

/** Calls the API as the demo's account of a role does, in a session that is everybody's. */
export const demoCalls = (
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  role: AccountRole,
): Promise<APIRequestContext> => callsIn(playwright, baseURL, demoSession(ownServer().dataDir, role).token);

/** Calls the API as the demo's admin does. */
export const adminCalls = (playwright: PlaywrightWorkerArgs['playwright'], baseURL: string) =>
  demoCalls(playwright, baseURL, 'admin');

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
