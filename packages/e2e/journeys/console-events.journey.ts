import { readFileSync } from 'node:fs';

import { type Locator, type Page } from '@playwright/test';
import { api, messages, paths, type ConsoleEvent, type GivenAnswer } from 'contracts';

import { carryDemoSession, signInAs } from '../support/accounts';
import { mailsTo } from '../support/mail';
import { newMember, type Member } from '../support/members';
import { expect, test } from '../support/test';

const EVENTS = '/admin/events';
const API_EVENTS = `${api.console()}/events`;

let serial = 0;
/** A title that nothing else bears. */
const newTitle = (words: string): string => `${words} ${Date.now().toString(36)}${(++serial).toString(36)}`;

const toast = (page: Page, sentence: string): Locator => page.getByRole('status').filter({ hasText: sentence });

/** Looks for an event on the Events page. @returns its row */
async function find(page: Page, title: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  const row = page.getByRole('row', { name: title });
  await expect(row).toHaveCount(1);
  return row;
}

/** Adds an event as the dialog does. */
async function newEvent(page: Page, baseURL: string, fields: object): Promise<ConsoleEvent> {
  const answer = await page.request.post(API_EVENTS, { data: fields, headers: { origin: baseURL } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as ConsoleEvent;
}

async function register({ calls }: Member, eventId: string, answers: GivenAnswer[] = []): Promise<void> {
  const answer = await calls.post(api.eventRegister(eventId), { data: { answers } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('an admin adds an event with a title and a date, makes it a draft, and deletes it', async ({ page, request }) => {
  await signInAs(page, 'admin');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

  const title = newTitle('Pitch night');
  await page.getByRole('button', { name: 'Add event' }).click();
  const form = page.getByRole('dialog', { name: 'Add event' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(messages.titleMissing)).toBeVisible();
  await expect(form.getByText(messages.eventDateMissing)).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill('2030-02-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, messages.eventCreated)).toBeVisible();
  const row = await find(page, title);
  await expect(row).toContainText('Feb 1, 2030, 10:00 AM');
  await expect(row).toContainText('Webinar, In-Person, Free');
  await expect(row).toContainText('Published');

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await request.get(api.event(id))).status()).toBe(200);
  await edit.getByLabel('Date').fill('2030-03-01');
  await expect(edit.getByLabel('Ends')).toHaveValue('2030-03-01T12:00');
  await edit.getByLabel('Published').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, messages.eventUpdated)).toBeVisible();
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('Mar 1, 2030, 10:00 AM');
  expect((await request.get(api.event(id))).status()).toBe(404);

  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${title}` });
  await expect(question).toContainText(messages.confirmEventDeletion);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, messages.eventDeleted)).toBeVisible();
  await expect(page.getByText('No events found')).toBeVisible();
});

test('questions and the agenda of the dialog reach the event’s page', async ({ page, browser, baseURL }) => {
  await carryDemoSession(page.context(), 'admin');
  const title = newTitle('Lab weekend');
  const { id } = await newEvent(page, baseURL, { title, date: '2030-02-01', capacity: 20 });
  await page.goto(`${EVENTS}/${id}`);
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await form.getByRole('button', { name: 'Add question' }).click();
  await form.getByRole('textbox', { name: 'Question' }).fill('T-shirt size?');
  await form.getByLabel('Answered by').click();
  await page.getByRole('option', { name: 'One of several options' }).click();
  await form.getByRole('textbox', { name: 'Options' }).fill('Small\nLarge');
  await form.getByRole('button', { name: 'Add entry' }).click();
  await form.getByRole('textbox', { name: 'What happens' }).fill('Welcome and tea');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, messages.eventUpdated)).toBeVisible();

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto(paths.event(id));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('Welcome and tea')).toBeVisible();
  await visitor.close();
  await page.goto(`${EVENTS}/${id}`);
  await expect(form.getByRole('textbox', { name: 'Options' })).toHaveValue('Small\nLarge');
});

test('an admin finds who comes, exports the list and writes to them', async ({ page, playwright, baseURL }) => {
  await carryDemoSession(page.context(), 'admin');
  const question = 'What do you bring?';
  const { id, title } = await newEvent(page, baseURL, {
    title: newTitle('Full house'),
    date: '2030-02-01',
    capacity: 1,
    questions: [{ label: question, kind: 'text' }],
  });
  const seated = await newMember(playwright, baseURL, 'student');
  const waiting = await newMember(playwright, baseURL, 'alumni');
  await register(seated, id, [{ question, answer: '=1+1' }]);
  await register(waiting, id);

  await page.goto(EVENTS);
  const row = await find(page, title);
  await expect(row).toContainText('1 of 1');
  await expect(row).toContainText('1 waiting');
  await row.getByRole('link', { name: `1 of 1 registered for ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('row', { name: waiting.name })).toContainText('Number 1 in line');

  await page.getByRole('searchbox', { name: 'Search' }).fill(seated.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: seated.name })).toContainText('Registered');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`${question},Other answers`);
  expect(lines[1]).toContain(`${seated.name},${seated.email},registered,`);
  expect(lines[1]).toContain(",'=1+1,");

  await page.getByRole('button', { name: 'Write a message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a message' });
  await expect(dialog).toContainText('1 person gets it');
  await dialog.getByLabel('Subject').fill('The room has changed');
  await dialog.getByLabel('Message').fill('We meet in Hall 2.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, messages.eventMessageSent)).toBeVisible();
  const sent = page.getByRole('region', { name: 'Messages sent' });
  await expect(sent).toContainText('The room has changed');
  await expect(sent).toContainText('Sent to 1');
  await expect.poll(() => mailsTo(seated.email, 'event-message')).toHaveLength(1);
  expect(mailsTo(seated.email, 'event-message')[0]).toContain(paths.event(id));
  const told = await seated.calls.get(api.notifications());
  expect(await told.text()).toContain(`About “${title}”: The room has changed`);
  expect(await (await waiting.calls.get(api.notifications())).text()).not.toContain('The room has changed');

  // Who deletes it is told first how many people lose their seat.
  await page.getByRole('link', { name: 'All events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await (await find(page, title)).getByRole('button', { name: `Delete ${title}` }).click();
  const warning = page.getByRole('alertdialog', { name: `Delete ${title}` });
  await expect(warning).toContainText('2 people have registered or wait for a seat, and lose it.');
  await warning.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, messages.eventDeleted)).toBeVisible();
});

test('proposals wait in the dashboard until an admin approves one and rejects another', async ({
  page,
  playwright,
  baseURL,
}) => {
  const alumna = await newMember(playwright, baseURL, 'alumni');
  const proposal = { date: '2030-03-04', time: '18:00', location: 'Lawn', organizer: 'Batch of 2019' };
  const [good, bad] = [newTitle('Founders on failure'), newTitle('Another party')];
  for (const title of [good, bad]) {
    const data = { ...proposal, title, description: 'An evening of stories.' };
    expect((await alumna.calls.post(api.proposeEvent(), { data })).status()).toBe(200);
  }
  await signInAs(page, 'admin');
  const panel = page.getByRole('region', { name: 'Event management' });
  await expect(panel.getByRole('link', { name: good })).toBeVisible();
  await panel.getByRole('link', { name: /proposals? waits? for a decision/ }).click();
  await expect(page).toHaveURL(/status.+proposals/);

  const first = page.getByRole('row', { name: good });
  await expect(first).toContainText(`Proposed by ${alumna.name}`);
  await first.getByRole('button', { name: `Edit ${good}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit event' });
  await expect(form.getByLabel('Description')).toHaveValue('An evening of stories.');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, messages.proposalApproved)).toBeVisible();
  await expect(first).toHaveCount(0);

  const second = page.getByRole('row', { name: bad });
  await second.getByRole('button', { name: `Reject ${bad}` }).click();
  const reason = page.getByRole('dialog', { name: `Reject “${bad}”` });
  await reason.getByRole('button', { name: 'Reject' }).click();
  await expect(reason.getByText(messages.reasonMissing)).toBeVisible();
  await reason.getByLabel('Reason').fill('The lawn is taken.');
  await reason.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Proposal rejected')).toBeVisible();
  await expect(second).toHaveCount(0);

  const own = await (await alumna.calls.get(api.eventProposals())).text();
  expect(own).toContain('The lawn is taken.');
  // The list is as it was left, among the proposals.
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'All events' }).click();
  await expect(await find(page, good)).toContainText('Draft');
});
