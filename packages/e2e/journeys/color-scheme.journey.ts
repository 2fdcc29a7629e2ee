import { paths } from 'contracts';

import { awake } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ colorScheme: 'light' });

test('the chosen colour scheme stays, and a new page starts in it', async ({ page }) => {
  await page.goto(paths.home());
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await awake(page);
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Colours' });
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');

  // Every scheme that the page was ever drawn in, from its first element on.
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { schemesSeen: seen });
    const note = () => {
      if (document.body as HTMLElement | null) seen.push(document.documentElement.getAttribute('data-color-scheme'));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(paths.events());
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  const seen = await page.evaluate(() => (window as unknown as { schemesSeen: (string | null)[] }).schemesSeen);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});
