import { type APIRequestContext } from '@playwright/test';
import { type FestivalMode } from 'contracts';

import { DEMO_PASSWORD } from './accounts';

let token: Promise<string> | undefined;

/** Signs in to the panel's API once: it takes few sign-ins a minute. */
async function editorToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/admin/login', { data: { email: 'editor@example.com', password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`The panel's sign-in answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/**
 * Changes fields of a single type, as the demo's editor does it in the panel.
 * @throws Error when the panel's API refuses
 */
export async function changeSingle(request: APIRequestContext, uid: string, data: object): Promise<void> {
  token ??= editorToken(request);
  const headers = { authorization: `Bearer ${await token}` };
  const answer = await request.put(`/content-manager/single-types/${uid}`, { headers, data });
  if (!answer.ok()) throw new Error(`The panel's API answered ${answer.status()}: ${await answer.text()}`);
}

/** Chooses how the festival shows on the landing page (design §8). @throws Error when the panel's API refuses */
export async function showFestival(request: APIRequestContext, mode: FestivalMode): Promise<void> {
  await changeSingle(request, 'api::festival.festival', { mode });
}
