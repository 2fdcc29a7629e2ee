import { type Page } from '@playwright/test';

/** Notes from now on how the page is asked to scroll. */
export async function watchGliding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      const behavior = typeof options === 'object' ? options.behavior : undefined;
      document.documentElement.dataset.glides = `${behavior} to ${this.id}`;
      original.call(this, options);
    };
  });
}

/** How the page was last asked to scroll, such as `smooth to team`. */
export const lastGlide = (page: Page) => page.evaluate(() => document.documentElement.dataset.glides);
