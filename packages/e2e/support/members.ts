import { type APIRequestContext, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { api, paths, type AccountRole, type SessionUser } from 'contracts';

import { fillLogin, newPerson } from './accounts';
import { linkMailedTo } from './mail';
import { expect } from './test';

export interface Member {
  name: string;
  email: string;
  password: string;
  profileId: string;
  /** Calls the API as their browser would. */
  calls: APIRequestContext;
}

let clients = 0;
/** Each has a network of their own, as in life: what is counted for one client is not counted for the next. */
function newClientAddress(): string {
  clients += 1;
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** Somebody new, registered, verified and signed in to the API. */
export async function newMember(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  role: Exclude<AccountRole, 'admin'>,
): Promise<Member> {
  const person = newPerson();
  const calls = await request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL, 'x-forwarded-for': newClientAddress() },
  });
  expect((await calls.post(api.register(), { data: { ...person, role } })).ok()).toBe(true);
  const link = await linkMailedTo(person.email, 'verify-email');
  expect((await calls.get(api.verifyEmail(link.split('/').at(-1) ?? ''))).ok()).toBe(true);
  const credentials = { email: person.email, password: person.password };
  const { profileId } = (await (await calls.post(api.login(), { data: credentials })).json()) as SessionUser;
  return { ...person, calls, profileId: profileId ?? '' };
}

/** Signs a member in, the way a person does. */
export async function signInMember(page: Page, { email, password }: Member): Promise<void> {
  await page.goto(paths.login());
  await fillLogin(page, email, password);
  await page.waitForURL((url) => url.pathname !== paths.login());
}
