import { readFile } from 'node:fs/promises';

import { api, dayAt, eventAnswer, eventsAnswer, formatMonth, paths } from 'contracts';
import type { APIRequestContext } from '@playwright/test';

import { expect, test } from '../support/test';

/** The next event of the demo, or the last that is over. */
async function anEvent(request: APIRequestContext, filter: 'upcoming' | 'past') {
  const list = eventsAnswer.parse(await (await request.get(api.events({ filter }))).json());
  const event = list.data[0];
  if (!event) throw new Error(`The demo has no event that is ${filter}.`);
  return event;
}

test('a visitor narrows the calendar, opens an event, takes it along and comes back', async ({ page, request }) => {
  const { _id, title } = await anEvent(request, 'upcoming');
  const { agenda, organizer } = eventAnswer.parse(await (await request.get(api.event(_id))).json()).data;
  await page.goto(paths.events());
  await page.getByRole('navigation', { name: 'Which events' }).getByRole('link', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL(paths.events({ filter: 'upcoming' }));
  await page.getByRole('link', { name: `View Details: ${title}` }).click();

  await expect(page).toHaveURL(paths.event(_id));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const entries = page.getByRole('region', { name: 'Agenda' }).getByRole('listitem');
  await expect(entries).toHaveCount(agenda.length);
  const facts = page.getByRole('complementary', { name: 'About this event' });
  await expect(facts).toContainText(organizer);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    facts.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('event.ics');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]+BEGIN:VEVENT\r\n/);

  await page.getByRole('main').getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL(paths.events());
});

test('a month shows its events on their days, and leads to the month before', async ({ page, request }) => {
  const { _id, title, startsAt } = await anEvent(request, 'upcoming');
  const day = dayAt(startsAt, 'Asia/Kolkata');
  await page.goto(paths.events());
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(paths.eventMonth());
  const month = paths.eventMonth({ month: day.slice(0, 7) });
  await page.goto(month);
  await expect(page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) })).toContainText(title);
  await page.getByRole('link', { name: 'Next month' }).click();
  // The address is the next month's before its page is there.
  await expect(page.getByRole('heading', { level: 2, name: formatMonth(day.slice(0, 7)) })).toBeHidden();
  await page.getByRole('link', { name: 'Previous month' }).click();
  await expect(page).toHaveURL(month);
  await page.getByRole('table').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(paths.event(_id));
});

test('what is over has a recap, which says that it has ended', async ({ page, request }) => {
  const { title } = await anEvent(request, 'past');
  await page.goto(paths.events({ filter: 'past' }));
  await page.getByRole('link', { name: `View Recap: ${title}` }).focus();
  await page.keyboard.press('Enter');
  const facts = page.getByRole('complementary', { name: 'About this event' });
  await expect(facts.getByText('Event Ended')).toBeVisible();
  await expect(facts.getByRole('link')).toHaveCount(0);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs, search and the event’s page work all the same', async ({ page, request }) => {
    const { _id, title } = await anEvent(request, 'upcoming');
    await page.goto(paths.events({ filter: 'upcoming' }));
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(paths.events({ filter: 'upcoming', search: title }));
    await page.getByRole('link', { name: `View Details: ${title}` }).click();
    await expect(page).toHaveURL(paths.event(_id));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test.describe('an event that there is not', () => {
  test.use({ refusals: [paths.event('no-such-event'), api.event('no-such-event')] });

  test('leads to all events, and says why', async ({ page }) => {
    expect((await page.goto(paths.event('no-such-event')))?.status()).toBe(404);
    await expect(page).toHaveURL(paths.events());
    await expect(page.getByText('Failed to load event details')).toBeVisible();
  });
});

test('“View More” of a card leads to the event of its name', async ({ page }) => {
  await page.goto(paths.section('event'));
  await page.getByRole('button', { name: 'Fintellect' }).press('Enter');
  await page.getByRole('link', { name: 'View More about Fintellect' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fintellect');
});
