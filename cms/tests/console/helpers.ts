import { api, consoleUserSchema, consoleUsersAnswer, type ConsoleUser } from 'contracts';
import { expect } from 'vitest';

import type { Browser, BrowserAnswer, Sending } from '../helpers/browser';
import { demo, member, signedIn } from '../helpers/people';

export const USERS = `${api.console()}/users`;

let admin: Promise<Browser> | undefined;

/** Calls as the demo's admin, on one session for a whole file. */
export async function asAdmin(path: string, sending?: Sending): Promise<BrowserAnswer> {
  admin ??= signedIn(demo('admin'));
  return (await admin).send(path, sending);
}

/** The address of a list in the dialect; parameters that are strings go to the letter. */
export function listOf(parameters: { sort?: unknown; range?: unknown; filter?: unknown }, address = USERS): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `${address}?${query}`;
}

/** The users that an admin is answered, each with no field too many or too few. */
export async function usersBy(parameters: Parameters<typeof listOf>[0]): Promise<ConsoleUser[]> {
  const answer = await asAdmin(listOf(parameters));
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return consoleUsersAnswer.parse(answer.json);
}

/** A new verified member, as the console sees it. */
export async function newUser(fields: Parameters<typeof member>[0] = {}): Promise<ConsoleUser> {
  return userOf(await member(fields));
}

/** Whoever has an address, as the console sees them. */
export async function userOf({ email }: { email: string }): Promise<ConsoleUser> {
  return first(await usersBy({ filter: { q: email } }));
}

/** The first of a list that has one. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** A user that an admin is answered. */
export function userIn(answer: BrowserAnswer): ConsoleUser {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return consoleUserSchema.parse(answer.json);
}

/** The sentence of a refusal. */
export function refusedWith(answer: BrowserAnswer, status: number): string {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|SQLITE|select /);
  return (answer.json as { msg: string }).msg;
}

/** Whether an account still exists. */
export async function exists({ id }: ConsoleUser): Promise<boolean> {
  return (await asAdmin(`${USERS}/${id}`)).status === 200;
}
