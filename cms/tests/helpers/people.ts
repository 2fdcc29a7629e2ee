import { takeFromPool, type PoolAccount } from 'cli';
import { api, sessionUserSchema, type SessionUser } from 'contracts';
import { expect, inject } from 'vitest';

import { unique } from './factories';
import { asOwner, DEMO_PASSWORD } from './panel';
import { Browser, type BrowserAnswer } from './browser';
import { mailTo, tokenIn } from './mailbox';

/** A password that no list knows. */
export const PASSWORD = 'Kestrel-over-9-fields';

export const USERS = '/content-manager/collection-types/plugin::users-permissions.user';

/** An address that nobody else has. */
export const newEmail = (): string => `${unique('person').replace(' ', '.')}@example.org`;

interface Person {
  name: string;
  email: string;
  password: string;
  role: string;
}

/** What a person enters at the registration. */
export const newPerson = (fields: Partial<Person> = {}): Person => ({
  name: 'Asha Verma',
  email: newEmail(),
  password: PASSWORD,
  role: 'student',
  ...fields,
});

/** Registers somebody whose address is not verified yet. @returns the token that was mailed */
export async function registered(person: Person): Promise<string> {
  const answer = await new Browser().post(api.register(), person);
  expect(answer.status, answer.text).toBe(200);
  return tokenIn(await mailTo(person.email, 'verify-email'));
}

/** Somebody who is a member already; who they are decides whether they have to be registered on the spot. */
export async function member({ role = 'student', ...fields }: Partial<Person> = {}): Promise<Person> {
  return Object.keys(fields).length === 0 ? fromPool(role) : verified({ role, ...fields });
}

/** Registers and verifies somebody, who has the mail about it and no session yet. */
export async function verified(fields: Partial<Person> = {}): Promise<Person> {
  const person = newPerson(fields);
  const answer = await new Browser().send(api.verifyEmail(await registered(person)));
  expect(answer.status, answer.text).toBe(200);
  return person;
}

/** A member of the pool that no other test has had. */
export const fromPool = (role: string): PoolAccount =>
  takeFromPool(inject('stage').dataDir, role as PoolAccount['role']);

/** A browser on an account's open session of the pool. */
export function withSession({ token }: { token: string }, browser = new Browser()): Browser {
  browser.cookies.set('session', token);
  browser.cookies.set('signed-in', '1');
  return browser;
}

interface Credentials {
  email: string;
  password?: string;
  remember?: boolean;
}

export function login(browser: Browser, { email, password = PASSWORD, remember }: Credentials): Promise<BrowserAnswer> {
  return browser.post(api.login(), { email, password, ...(remember !== undefined && { remember }) });
}

/** A browser in which somebody is signed in. */
export async function signedIn(credentials: Credentials, browser = new Browser()): Promise<Browser> {
  const answer = await login(browser, credentials);
  expect(answer.status, answer.text).toBe(200);
  return browser;
}

/** One of the demo's accounts, such as `admin`. */
export const demo = (role: SessionUser['role']) => ({ email: `${role}@example.com`, password: DEMO_PASSWORD });

/** Who a browser is signed in as; null when it is not. */
export async function whoIs(browser: Browser): Promise<SessionUser | null> {
  const answer = await browser.send(api.me());
  if (answer.status === 401) return null;
  expect(answer.status, answer.text).toBe(200);
  return sessionUserSchema.parse(answer.json);
}

/** Changes an account as an owner does in Strapi's panel. */
export async function changeInPanel(documentId: string, fields: object): Promise<void> {
  const answer = await asOwner(`${USERS}/${documentId}`, { method: 'PUT', json: fields });
  expect(answer.status, answer.text).toBe(200);
}
