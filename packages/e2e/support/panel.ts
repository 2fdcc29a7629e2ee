import { type Page } from '@playwright/test';

/** Signs in to the Strapi panel as the demo's editor, the way a person does. */
export async function signInToPanel(page: Page): Promise<void> {
  await page.goto('/cms');
  await page.getByRole('textbox', { name: 'Email' }).fill('editor@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Innokshetra-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Content Manager' }).waitFor();
}
