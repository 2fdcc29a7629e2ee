import { expect, type Page } from '@playwright/test';

/** Signs in to the Strapi panel as one of the demo's two people there, the way a person does. */
export async function signInToPanel(page: Page, who: 'editor' | 'owner' = 'editor'): Promise<void> {
  await page.goto('/cms');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('Innokshetra-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Content Manager' }).waitFor();
}

/** Picks a block by its picture in the form of a page. */
export async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a component to Sections' }).click();
  const block = page.getByRole('button', { name }).filter({ has: page.getByRole('img', { name }) });
  await block.click();
  // A block that begins with a title has it behind its name.
  const added = page.getByRole('button', { name: new RegExp(`^${name}( - |$)`), expanded: true });
  await expect(added).toBeVisible();
}

/** Puts a link at the end of the site's main menu. */
export async function addToMenu(page: Page, label: string, path: string): Promise<void> {
  await page.goto('/cms/content-manager/single-types/api::site.site');
  // The form's lists are those of its layout, the main menu first.
  await page.getByRole('button', { name: 'Add an entry' }).first().click();
  await page.getByRole('textbox', { name: /^Label/ }).fill(label);
  await page.getByRole('textbox', { name: /^Leads to/ }).fill(path);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
}
