import { type APIRequestContext } from '@playwright/test';
import { api, FESTIVAL_MODES, FESTIVAL_SLUG, formatDays, pageAnswer, paths, type Section } from 'contracts';

import { signInAs } from '../support/accounts';
import { showFestival } from '../support/editor';
import { slowDown } from '../support/slowDevice';
import { expectSound, openStill } from '../support/sound';
import { expect, test } from '../support/test';

type SectionOf<Component extends Section['component']> = Extract<Section, { component: Component }>;

/** A section of the festival's page, as the API has it. */
async function sectionOf<Component extends Section['component']>(
  request: APIRequestContext,
  component: Component,
): Promise<SectionOf<Component>> {
  const { sections } = pageAnswer.parse(await (await request.get(api.page(FESTIVAL_SLUG))).json()).data;
  const found = sections.find((section): section is SectionOf<Component> => section.component === component);
  if (!found) throw new Error(`The demo's festival page has no ${component}.`);
  return found;
}

test('a visitor reads when the festival is, and registers on another site', async ({ page, request }) => {
  const { festival } = await sectionOf(request, 'sections.festival-hero');
  await page.goto(paths.innokshetra());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(festival.name);
  await expect(page.getByText(formatDays(festival.startsOn, festival.endsOn))).toBeVisible();
  await expect(page.getByText(/^14 to 16 September/)).toBeVisible();
  const register = page.getByRole('link', { name: `Register Now for ${festival.name}` });
  await expect(register).toHaveAttribute('href', festival.registerHref ?? '');
  await expect(register).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(0);
});

test('the achievements count up to 50 events, 2000 students, 25 startups and 15 awards', async ({ page }) => {
  await page.goto(paths.innokshetra());
  const numbers = page.getByRole('definition');
  await numbers.first().scrollIntoViewIfNeeded();
  await expect(numbers).toHaveText(['50', '2000', '25', '15']);
});

test('one answer is open at a time, by keyboard', async ({ page, request }) => {
  const { entries } = await sectionOf(request, 'sections.faq');
  expect(entries).toHaveLength(5);
  const [first, second] = entries;
  await page.goto(paths.innokshetra());
  const question = page.getByRole('button', { name: first?.question });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: second?.question })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(second?.answer ?? '')).toBeVisible();
  await expect(page.getByText(first?.answer ?? '')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByText(second?.answer ?? '')).toBeHidden();
});

test('a link to a section stays on the page that has it, on a slow device as well', async ({ page }) => {
  await slowDown(page);
  await page.goto(paths.innokshetra());
  await page.getByRole('main').getByRole('link', { name: 'Ask us anything' }).click();
  await expect(page).toHaveURL(/\/innokshetra#contact$/);
  await expect(page.locator('#contact').getByRole('heading')).toBeInViewport();

  await page.goto(paths.home());
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.locator('#contact').getByRole('heading')).toBeInViewport();
});

test('a visitor is invited to sign in or to register, and a member to their dashboard', async ({ page, request }) => {
  const { title } = await sectionOf(request, 'sections.join');
  const block = page.locator('section', { has: page.getByRole('heading', { name: title }) });
  await page.goto(paths.innokshetra());
  await expect(block.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.login());
  await expect(block.getByRole('link', { name: 'Register' })).toHaveAttribute('href', paths.register());
  await expect(block.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', paths.events());

  await signInAs(page, 'student', paths.innokshetra());
  await block.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(paths.studentDashboard());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the festival’s page reads completely', async ({ page, request }) => {
    const { items } = await sectionOf(request, 'sections.counters');
    const { events } = await sectionOf(request, 'sections.upcoming-events');
    const { testimonials } = await sectionOf(request, 'sections.testimonials');
    const { entries } = await sectionOf(request, 'sections.faq');
    const { title, links } = await sectionOf(request, 'sections.call-to-action');
    await page.goto(paths.innokshetra());
    await expect(page.getByRole('definition')).toHaveText(items.map(({ value, suffix }) => `${value}${suffix}`));
    const words = [
      ...events.map((event) => event.title),
      ...testimonials.flatMap(({ name, role, quote }) => [name, role, quote]),
      ...entries.flatMap(({ question, answer }) => [question, answer]),
      title,
    ];
    for (const text of words) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    for (const { label } of links) await expect(page.getByRole('link', { name: label })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('so does a page that editors composed', async ({ page, request }) => {
    const { data } = pageAnswer.parse(await (await request.get(api.page('privacy-policy'))).json());
    await page.goto(paths.page('privacy-policy'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  });
});

test('two pages live elsewhere than at /p, for good', async ({ request }) => {
  for (const [slug, address] of [
    ['home', paths.home()],
    ['innokshetra', paths.innokshetra()],
  ]) {
    const answer = await request.get(`/p/${slug}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(address);
  }
});

test.describe('a page that does not exist', () => {
  test.use({ refusals: ['/p/', '/api/pages/'] });

  test('says so, and offers the way home', async ({ page }) => {
    const answer = await page.goto(paths.page('no-such-page'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('how the festival shows on the landing page', () => {
  test.afterAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    await showFestival(request, 'banner');
    await request.dispose();
  });

  test('is for an editor to decide: at the next load, whole and sound in both colour schemes', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const { festival } = await sectionOf(request, 'sections.festival-hero');
    const main = page.getByRole('main');
    const title = (level?: number) => main.getByRole('heading', { level, name: festival.name, exact: true });
    for (const [index, mode] of FESTIVAL_MODES.entries()) {
      await test.step(mode, async () => {
        await showFestival(request, mode);
        // Loaded in the one scheme and then in the other, and turned to the other each time.
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
        await openStill(page, paths.home());
        await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(title()).toHaveCount(mode === 'off' ? 0 : 1);
        await expect(title(1)).toHaveCount(mode === 'takeover' ? 1 : 0);
        await expectSound(page);
        if (mode === 'off') return;
        await main.getByRole('link', { name: 'Visit Website' }).click();
        await expect(page).toHaveURL(paths.innokshetra());
        await expect(title(1)).toBeVisible();
      });
    }
  });
});
