import { fireEvent, screen, within } from '@testing-library/react';
import type { ConsoleField, ConsoleResource } from 'contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerWith, expectRefusals, refusal } from '../tests/answers';
import { showConsolePage } from '../tests/consolePage';
import { resourceNamed } from '../tests/resource';
import { ResourceList } from './ResourceList';

const plain: ConsoleField = {
  ...{ name: 'title', label: 'Title', type: 'text', hint: '', placeholder: '', required: true, choices: [] },
  ...{ minLength: 2, maxLength: 20, min: null, max: null, pattern: null, initial: null, isMany: false, accepts: [] },
  ...{ source: null, creates: null },
};
const optional = (field: Partial<ConsoleField>): ConsoleField => ({
  ...{ ...plain, required: false, minLength: null, maxLength: null },
  ...field,
});
const stalls: ConsoleResource = {
  ...resourceNamed('contact-messages'),
  ...{ name: 'c/stalls', isMade: true, canCreate: true, hasDrafts: true, filters: [], waiting: null },
  fields: [
    plain,
    optional({ name: 'extras', label: 'Extras', type: 'json' }),
    optional({ name: 'fans', label: 'Fans', type: 'relation', isMany: true, source: 'relations/api::fan.fan' }),
    optional({ name: 'parts', label: 'Parts', type: 'zone', isMany: true, accepts: ['made.note', 'made.link'] }),
  ],
  components: {
    'made.note': { label: 'Note', fields: [{ ...plain, name: 'words', label: 'Words' }] },
    'made.link': { label: 'Link', fields: [optional({ name: 'address', label: 'Address' })] },
  },
  columns: [{ field: 'title', isSortable: true, isShown: true }],
  orders: [{ label: 'Title, A to Z', field: 'title', order: 'ASC' }],
  form: ['title', 'extras', 'fans', 'parts'],
};
const stored = { id: 's1', _id: 's1', title: 'Tea', extras: null, fans: [], parts: [], status: 'draft' };

const held = {
  ...{ ...stored, id: 's2', _id: 's2', fans: { count: 1200 } },
  parts: [{ _id: '7', __component: 'made.note', words: 'Hot' }],
};

function show(post: { status: number; body: unknown } = { status: 201, body: stored }) {
  const sent: unknown[] = [];
  const calls = answerWith({
    'GET /api/admin/c/stalls?': { body: [stored], headers: { 'Content-Range': 'c/stalls 0-0/1' } },
    'POST /api/admin/c/stalls': post,
    'GET /api/admin/resources': { body: { data: [] } },
    'GET /api/admin/c/stalls/s2?locale=hi': { body: { ...held, title: 'Chai', isTranslated: false } },
    'GET /api/admin/c/stalls/s2': { body: held },
    'PUT /api/admin/c/stalls/s2': { body: held },
    'GET /api/admin/relations/api::fan.fan?': {
      ...{ body: [{ id: 'f1', label: 'Asha' }], headers: { 'Content-Range': 'relations 0-0/1' } },
    },
    'DELETE /api/admin/c/stalls': { body: ['s1'] },
  });
  const fake = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return fake(input, init);
  });
  return { calls, sent };
}
const open = async (address: string) => {
  showConsolePage(<ResourceList resource={stalls} />, '/c/stalls/*', address);
  return within(await screen.findByRole('dialog', { name: stalls.words.add }));
};

afterEach(() => vi.unstubAllGlobals());

describe('the form of a type that somebody made', () => {
  it('says what is wrong before anything is sent, in the server’s sentences', async () => {
    const { sent } = show();
    const dialog = await open('/c/stalls/create');
    expect(await dialog.findByText('2 to 20 characters')).toBeVisible();
    fireEvent.change(await dialog.findByLabelText(/Extras/), { target: { value: '{"a":' } });
    fireEvent.click(await dialog.findByRole('button', { name: 'Add note' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Extras is not valid JSON')).toBeVisible();
    expect(dialog.getByText('Title is missing')).toBeVisible();
    expect(await dialog.findByText('Words is missing')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('sends parts in the order in which they stand, and publishes as it saves', async () => {
    const { calls, sent } = show();
    const dialog = await open('/c/stalls/create');
    fireEvent.change(await dialog.findByLabelText(/Title/), { target: { value: 'Tea' } });
    fireEvent.change(await dialog.findByLabelText(/Extras/), { target: { value: '{"a": 1}' } });
    fireEvent.click(await dialog.findByRole('button', { name: 'Add note' }));
    fireEvent.change(await dialog.findByLabelText(/Words/), { target: { value: 'Hot' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add link' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Move part 2 up' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toEqual({
      ...{ title: 'Tea', extras: { a: 1 }, fans: [] },
      parts: [
        { __component: 'made.link', address: null },
        { __component: 'made.note', words: 'Hot' },
      ],
    });
    expect(calls).toContain('POST /api/admin/c/stalls?publish=true');
  });

  it('sends what it was answered of parts that are stored, and what comes and goes of too many to be listed', async () => {
    const { sent } = show();
    showConsolePage(<ResourceList resource={stalls} />, '/c/stalls/*', '/c/stalls/s2');
    const dialog = within(await screen.findByRole('dialog', { name: stalls.words.edit }));
    expect(await dialog.findByText('Fans: 1,200')).toBeVisible();
    fireEvent.mouseDown(await dialog.findByLabelText('Remove from fans'));
    fireEvent.click(await screen.findByRole('option', { name: 'Asha' }));
    fireEvent.change(await dialog.findByLabelText(/Words/), { target: { value: 'Cold' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save as draft' }));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({
      fans: { count: 1200, disconnect: [{ id: 'f1', label: 'Asha' }] },
      parts: [{ _id: '7', __component: 'made.note', words: 'Cold' }],
    });
  });

  it('opens in the language of the list, and is written in the one that is chosen', async () => {
    const { calls } = show();
    const locales = [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
    ];
    const filter = encodeURIComponent(JSON.stringify({ locale: 'hi' }));
    const list = <ResourceList resource={{ ...stalls, locales }} />;
    showConsolePage(list, '/c/stalls/*', `/c/stalls/s2?filter=${filter}`);
    const dialog = within(await screen.findByRole('dialog', { name: stalls.words.edit }));
    expect(await dialog.findByText('Not translated yet: it begins with what stands in English')).toBeVisible();
    expect(calls).toContain('GET /api/admin/c/stalls/s2?locale=hi');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect.poll(() => calls).toContain('PUT /api/admin/c/stalls/s2?publish=true&locale=hi');
  });

  it('takes a draft that lacks something, and shows the server’s fault beside its field', async () => {
    expectRefusals();
    show(refusal(409, 'Title is taken already', { title: 'Title is taken already' }));
    const dialog = await open('/c/stalls/create');
    fireEvent.click(await dialog.findByRole('button', { name: 'Save as draft' }));
    expect(await dialog.findByText('Title is taken already')).toBeVisible();
  });

  it('leaves what was deleted in peace where somebody undoes it', async () => {
    const { calls } = show();
    showConsolePage(<ResourceList resource={stalls} />, '/c/stalls/*', '/c/stalls');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Tea' }));
    expect(await screen.findByText('Deleted “Tea”')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});
