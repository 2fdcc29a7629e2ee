import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { demoSession } from 'cli';
import { landingPath, paths, SIGNED_IN_COOKIE, type AccountRole } from 'contracts';

import { ownServer } from './own-server';

/** The password of every demo account (design §9). */
export const DEMO_PASSWORD = 'Innokshetra-2026';

/** The demo account of a role. */
export const demoAddress = (role: AccountRole): string => `${role}@example.com`;

let serial = 0;
/** Somebody whom the server has never heard of. */
export function newPerson(): { name: string; email: string; password: string } {
  const mark = `${Date.now().toString(36)}${(++serial).toString(36)}`;
  return { name: `Asha ${mark}`, email: `asha.${mark}@example.org`, password: `marigold-${mark}-lantern` };
}

/** Fills in the sign-in of the page that is shown, and sends it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in the way a person does, in a session of their own. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto(paths.login());
  await fillLogin(page, email, password);
  await page.waitForURL((url) => url.pathname !== paths.login());
}

/**
 * Opens a page as the demo account of a role, in a session that is everybody's: it must not be ended.
 * @param path the page on which the role lands after signing in, unless said
 */
export async function signInAs(page: Page, role: AccountRole, path: string = landingPath(role)): Promise<void> {
  await carryDemoSession(page.context(), role);
  await page.goto(path);
}

/** Makes a browser one in which the demo account of a role is signed in, as `signInAs` does, and opens nothing. */
export const carryDemoSession = (context: BrowserContext, role: AccountRole): Promise<void> =>
  carrySession(context, demoSession(ownServer().dataDir, role).token);

/** Makes a browser one in which a session is open. */
export const carrySession = (context: BrowserContext, token: string): Promise<void> =>
  context.addCookies(sessionCookies(token));

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

/** The cookies by which a browser is known to be signed in. */
export function sessionCookies(token: string): Cookies {
  const { hostname: domain } = new URL(ownServer().url);
  const common = { domain, path: '/', expires: -1, secure: false, sameSite: 'Lax' as const };
  return [
    { ...common, name: 'session', value: token, httpOnly: true },
    { ...common, name: SIGNED_IN_COOKIE, value: '1', httpOnly: false },
  ];
}

/** Chooses an item of the account menu in the top bar. */
export async function chooseInAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  // It grows as it opens: on a busy machine, what is pressed meanwhile is another item when the mouse is let go.
  await expect(page.locator('.MuiPopover-paper').filter({ has: menu })).toHaveCSS('transform', 'none');
  await menu.getByRole('menuitem', { name: item }).click();
}
