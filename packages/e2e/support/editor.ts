import { type APIRequestContext } from '@playwright/test';
import { type FestivalMode } from 'contracts';

import { DEMO_PASSWORD } from './accounts';

/** How long a token is used, in milliseconds: the panel takes it for 30 minutes, and few sign-ins a minute. */
const TOKEN_MS = 20 * 60_000;

let signedIn: { token: Promise<string>; at: number } | undefined;

async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/admin/login', { data: { email: 'editor@example.com', password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`The panel's sign-in answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/**
 * Changes fields of a single type, as the demo's editor does it in the panel.
 * @throws Error when the panel's API refuses
 */
export async function changeSingle(request: APIRequestContext, uid: string, data: object): Promise<void> {
  if (!signedIn || Date.now() - signedIn.at > TOKEN_MS) signedIn = { token: signIn(request), at: Date.now() };
  const headers = { authorization: `Bearer ${await signedIn.token}` };
  const answer = await request.put(`/content-manager/single-types/${uid}`, { headers, data });
  if (!answer.ok()) throw new Error(`The panel's API answered ${answer.status()}: ${await answer.text()}`);
}

/** Chooses how the festival shows on the landing page (design §8). @throws Error when the panel's API refuses */
export async function showFestival(request: APIRequestContext, mode: FestivalMode): Promise<void> {
  await changeSingle(request, 'api::festival.festival', { mode });
}
