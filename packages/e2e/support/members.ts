import { type APIRequestContext, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { takeFromPool } from 'cli';
import { landingPath, type AccountRole } from 'contracts';

import { carrySession, sessionCookies } from './accounts';
import { newClientAddress } from './client-address';
import { ownServer } from './own-server';

export interface Member {
  name: string;
  email: string;
  password: string;
  role: AccountRole;
  profileId: string;
  /** Names their session. */
  token: string;
  /** Calls the API as their browser would, in the same session. */
  calls: APIRequestContext;
}

/** Somebody whom no other test knows: verified, signed in, with nothing in their profile yet. */
export async function newMember(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  role: AccountRole,
): Promise<Member> {
  const account = takeFromPool(ownServer().dataDir, role);
  return { ...account, calls: await callsIn(playwright, baseURL, account.token) };
}

/** Calls the API as the browser of a session does. */
export function callsIn(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  token: string,
): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL, 'x-forwarded-for': newClientAddress() },
    storageState: { cookies: sessionCookies(token), origins: [] },
  });
}

/**
 * Opens a page as a member.
 * @param path the page on which their role lands after signing in, unless said
 */
export async function signInMember(page: Page, { role, token }: Member, path = landingPath(role)): Promise<void> {
  await carrySession(page.context(), token);
  await page.goto(path);
}
