import {
  api,
  notificationsAnswer,
  unreadAnswer,
  type Notification,
  type NotificationPreference,
  type Page,
} from 'contracts';
import { expect } from 'vitest';

import type { Browser } from './browser';
import { bodyOf } from './expectations';
import type { ReceivedMail } from './mailbox';
import { fromPool, withSession } from './people';
import { writeProfile } from './profiles';

/** Somebody new who is signed in. */
export async function someone(name = 'Asha Verma', role = 'alumni') {
  const account = fromPool(role);
  const browser = withSession(account);
  await writeProfile(browser, { name });
  return { ...account, name, browser };
}
export type Someone = Awaited<ReturnType<typeof someone>>;

/** Asks a person to connect, of which they are told. */
export async function ask(from: Pick<Someone, 'browser'>, to: Pick<Someone, 'profileId'>, message = ''): Promise<void> {
  const answer = await from.browser.post(api.connect(to.profileId), { message });
  expect(answer.status, answer.text).toBe(200);
}

/** What a person was told. */
export const toldPage = async (
  browser: Browser,
  query?: Parameters<typeof api.notifications>[0],
): Promise<Page<Notification>> => bodyOf(await browser.send(api.notifications(query)), notificationsAnswer);

export const told = async ({ browser }: Pick<Someone, 'browser'>): Promise<Notification[]> =>
  (await toldPage(browser)).data;

/** How many of them are unread. */
export const unread = async ({ browser }: Pick<Someone, 'browser'>): Promise<number> =>
  bodyOf(await browser.send(api.unreadNotifications()), unreadAnswer).data.unread;

/** Chooses how kinds reach a person. */
export async function choose(
  { browser }: Pick<Someone, 'browser'>,
  ...preferences: NotificationPreference[]
): Promise<void> {
  const answer = await browser.send(api.notificationPreferences(), { method: 'PUT', json: { preferences } });
  expect(answer.status, answer.text).toBe(200);
}

/** The token in the link by which a mail ends mails like itself. */
export function unsubscribeTokenIn({ text }: ReceivedMail): string {
  const [, token] = /\/unsubscribe\/([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`No way to unsubscribe in the mail: ${text}`);
  return token;
}
