import { type Page } from '@playwright/test';
import { paths, type AccountRole } from 'contracts';

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
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in as the demo account of a role, the way a person does. */
export async function signInAs(page: Page, role: AccountRole): Promise<void> {
  await page.goto(paths.login());
  await fillLogin(page, demoAddress(role), DEMO_PASSWORD);
  await page.waitForURL((url) => url.pathname !== paths.login());
}

/** Chooses an item of the account menu in the top bar. */
export async function chooseInAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
