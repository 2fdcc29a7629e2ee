import { api, sessionUserSchema, type Role } from 'contracts';
import { expect } from 'vitest';

import { Browser } from './browser';
import { demo, member, signedIn } from './people';

/** Somebody in a role: signed out for `public`. */
export interface Caller {
  role: Role;
  email: string | null;
  /** The id of the own account; that of nobody for `public`. */
  id: string;
  /** A browser on the caller's session, at an address of its own so that no limit of one call meets another's. */
  browser: () => Browser;
}

const nobody: Caller = { role: 'public', email: null, id: 'no-such-record', browser: () => new Browser() };

/** A new account of a role, signed in. The demo's admin makes the admins, as in the console. */
export async function newCaller(role: Role): Promise<Caller> {
  if (role === 'public') return nobody;
  const { email } = await member({ role: role === 'admin' ? 'faculty' : role });
  if (role === 'admin') await makeAdmin(email);
  const browser = await signedIn({ email });
  const { _id } = sessionUserSchema.parse((await browser.send(api.me())).json);
  return { role, email, id: _id, browser: () => withCookiesOf(browser) };
}

async function makeAdmin(email: string): Promise<void> {
  const admin = await signedIn(demo('admin'));
  const address = `${api.console()}/users`;
  const found = await admin.send(`${address}?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  const [user] = found.json as { id: string }[];
  const answer = await admin.send(`${address}/${user?.id}`, { method: 'PUT', json: { role: 'admin' } });
  expect(answer.status, answer.text).toBe(200);
}

function withCookiesOf(browser: Browser): Browser {
  const copy = new Browser(browser.url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}
