import { api, paths, siteAnswer } from 'contracts';

import { changeSingle } from '../support/editor';
import { addBlock, addToMenu, signInToPanel } from '../support/panel';
import { expect, test } from '../support/test';

const SITE = 'api::site.site';
const SLUG = 'our-story';

test('an editor composes a page, previews its draft, publishes it and puts it into the menu', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const visitor = await (await browser.newContext({ baseURL })).newPage();

  await signInToPanel(page);
  await page.goto('/cms/content-manager/collection-types/api::page.page/create');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Our story');
  await page.getByRole('textbox', { name: /^Address/ }).fill(SLUG);
  for (const name of ['Team', 'Sign in or register', 'Contact']) await addBlock(page, name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved document')).toBeVisible();

  await page.getByRole('link', { name: 'Open preview' }).click();
  const preview = page.frameLocator('[data-testid="preview-iframe"]');
  await expect(preview.getByText('Draft preview')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Join the network' })).toBeVisible();
  await visitor.goto(`${paths.page(SLUG)}?preview=draft`);
  await expect(visitor).toHaveURL(paths.page(SLUG));
  await expect(visitor.getByText('Join the network')).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published document')).toBeVisible();
  await visitor.goto(paths.page(SLUG));
  await expect(visitor.getByRole('heading', { name: 'Join the network' })).toBeVisible();
  await expect(visitor.getByText('Draft preview')).toHaveCount(0);

  const { mainMenu } = siteAnswer.parse(await (await request.get(api.site())).json()).data;
  try {
    await addToMenu(page, 'Our story', paths.page(SLUG));
    await visitor.goto(paths.home());
    await visitor.getByRole('navigation').getByRole('link', { name: 'Our story' }).first().click();
    await expect(visitor).toHaveURL(paths.page(SLUG));
  } finally {
    await changeSingle(request, SITE, { mainMenu });
  }
  await visitor.context().close();
});
