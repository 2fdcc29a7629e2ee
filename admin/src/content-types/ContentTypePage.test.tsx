import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages, type ContentType } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal, type Answers } from '../tests/answers';
import { showConsolePage } from '../tests/consolePage';
import ContentTypePage from './ContentTypePage';
import ContentTypesPage from './ContentTypesPage';

const PARTS = ['Words', 'By', 'Year'].map((label) => ({ name: `pitch.${label.toLowerCase()}`, label }));
const typeOf = (overrides: Partial<ContentType> = {}): ContentType => ({
  name: 'sponsors',
  title: 'Sponsor',
  uid: 'api::sponsor.sponsor',
  isSingle: false,
  fields: [
    { name: 'name', label: 'Name', kind: 'string', hidden: null, parts: [] },
    { name: 'pitch', label: 'Pitch', kind: 'component', hidden: null, parts: PARTS },
    { name: 'key', label: 'Key', kind: 'password', hidden: 'Passwords never leave the server.', parts: [] },
  ],
  read: ['student'],
  write: [],
  delete: [],
  publicFields: ['name'],
  hasPages: false,
  editors: true,
  warning: null,
  ...overrides,
});
const LIST = 'GET /api/admin/content-types';
const PUT = 'PUT /api/admin/content-types/sponsors';

const showOne = (answers: Answers) => {
  const calls = answerWith({ [LIST]: { body: { data: [typeOf()] } }, ...answers });
  showConsolePage(<ContentTypePage />, '/content-types/:type', '/content-types/sponsors');
  return calls;
};
const flip = async (name: string) => fireEvent.click(await screen.findByRole('switch', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => vi.unstubAllGlobals());

describe('the list of content types', () => {
  const showAll = (data: ContentType[]) => {
    answerWith({ [LIST]: { body: { data } } });
    showConsolePage(<ContentTypesPage />, '/content-types', '/content-types');
  };

  it('says in words who may what, and leads to each', async () => {
    showAll([typeOf({ hasPages: true, write: ['public', 'student', 'alumni', 'faculty', 'admin'] })]);
    expect(
      await screen.findByText('Student read 1 of 3 fields · visitors write · pages in the portal · editors edit'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sponsor' })).toHaveAttribute('href', '/content-types/sponsors');
    expect(screen.getByRole('link', { name: 'Page of Sponsor' })).toHaveAttribute('href', '/c/sponsors');
    expect(screen.getByRole('link', { name: 'Sponsor in the panel' })).toHaveAttribute(
      'href',
      '/cms/content-manager/collection-types/api::sponsor.sponsor',
    );
  });

  it('tells how a type is made where there is none', async () => {
    showAll([]);
    expect(await screen.findByText(/in the Content-Type Builder, under “npm run dev”/)).toBeVisible();
  });
});

describe('a content type', () => {
  /** Keeps what is sent. @param publicFields what is answered then */
  const keepSent = (publicFields: string[]): { last?: unknown } => {
    const sent: { last?: unknown } = {};
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
      if (init.method === 'PUT') sent.last = JSON.parse(init.body as string);
      return init.method === 'PUT'
        ? Promise.resolve(new Response(JSON.stringify({ data: typeOf({ publicFields }) })))
        : answer(input, init);
    });
    return sent;
  };

  it('is changed right by right, and field by field, in an order', async () => {
    showOne({});
    const sent = keepSent(['pitch', 'name']);
    await flip('Alumni: read');
    expect(screen.getByText('Part of its own. Public with it: Words, By, Year')).toBeVisible();
    await flip('Pitch is public');
    fireEvent.click(screen.getByRole('button', { name: 'Move Pitch up' }));
    expect(screen.getByRole('switch', { name: 'Key is public' })).toBeDisabled();
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    save();
    expect(await screen.findByText(messages.contentTypeUpdated)).toBeVisible();
    expect(sent.last).toEqual({
      ...{ read: ['student', 'alumni'], write: [], delete: [], publicFields: ['pitch', 'name'] },
      ...{ hasPages: false, editors: true },
    });
    expect(await screen.findByText('All changes are saved.')).toBeVisible();
  });

  it('shows of a field the parts alone that are chosen, all at first', async () => {
    showOne({});
    const sent = keepSent(['pitch.by', 'name']);
    await flip('Pitch is public');
    const part = (label: string) => screen.getByRole('switch', { name: `Pitch: ${label} is public` });
    for (const { label } of PARTS) expect(part(label)).toBeChecked();
    await flip('Pitch: Words is public');
    expect(part('Words')).not.toBeChecked();
    await flip('Pitch: Year is public');
    fireEvent.click(screen.getByRole('button', { name: 'Move Pitch up' }));
    save();
    await waitFor(() => expect(sent.last).toMatchObject({ publicFields: ['pitch.by', 'name'] }));
    expect(await screen.findByText('All changes are saved.')).toBeVisible();
    // All of them are the field itself, none of them nothing.
    await flip('Pitch: Year is public');
    await flip('Pitch: Words is public');
    save();
    await waitFor(() => expect(sent.last).toMatchObject({ publicFields: ['pitch', 'name'] }));
    await flip('Pitch: Year is public');
    await flip('Pitch: Words is public');
    await flip('Pitch: By is public');
    expect(screen.getByRole('switch', { name: 'Pitch is public' })).not.toBeChecked();
  });

  it('asks before visitors may change it', async () => {
    const calls = showOne({ [PUT]: { body: { data: typeOf() } } });
    await flip('Visitors: write');
    expect(screen.getByRole('switch', { name: 'Faculty: write' })).toBeChecked();
    save();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(messages.visitorsMay('write', 'Sponsor'))).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).not.toContain(PUT);
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    save();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Let them' }));
    await waitFor(() => expect(calls).toContain(PUT));
  });

  it('says what the server refuses, and keeps what was chosen', async () => {
    expectRefusals();
    showOne({ [PUT]: refusal(400, 'There is no field “pitch”.') });
    await flip('Pitch is public');
    save();
    expect(await screen.findByText('There is no field “pitch”.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Pitch is public' })).toBeChecked();
  });
});
