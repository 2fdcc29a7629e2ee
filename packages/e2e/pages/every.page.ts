import AxeBuilder from '@axe-core/playwright';
import { paths } from 'contracts';

import { expect, test } from '../support/test';

const PAGES = [
  ['landing', paths.home()],
  ['events', paths.events()],
  ['events, nothing found', paths.events({ search: 'no such event anywhere' })],
  ['announcements', paths.announcements()],
  ['sign-in', paths.login()],
  ['registration', paths.register()],
  ['lost password', paths.forgotPassword()],
  ['new password', paths.resetPassword('no-such-token')],
] as const;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const [name, path] of PAGES) {
  test(`${name}: hydrates cleanly, fits its width, and axe finds nothing (security matrix 39)`, async ({ page }) => {
    // Animations end at once, so that contrast is measured on what is read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'pixels that stick out sideways').toBeLessThanOrEqual(0);

    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect(found).toEqual([]);
  });
}
