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
    optional({ name: 'parts', label: 'Parts', type: 'zone', isMany: true, accepts: ['made.note', 'made.link'] }),
  ],
  components: {
    'made.note': { label: 'Note', fields: [{ ...plain, name: 'words', label: 'Words' }] },
    'made.link': { label: 'Link', fields: [optional({ name: 'address', label: 'Address' })] },
  },
  columns: [{ field: 'title', isSortable: true, isShown: true }],
  orders: [{ label: 'Title, A to Z', field: 'title', order: 'ASC' }],
  form: ['title', 'extras', 'parts'],
};
const stored = { id: 's1', _id: 's1', title: 'Tea', extras: null, parts: [], status: 'draft' };

function show(post: { status: number; body: unknown } = { status: 201, body: stored }) {
  const sent: unknown[] = [];
  const calls = answerWith({
    'GET /api/admin/c/stalls?': { body: [stored], headers: { 'Content-Range': 'c/stalls 0-0/1' } },
    'POST /api/admin/c/stalls': post,
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
      ...{ title: 'Tea', extras: { a: 1 } },
      parts: [
        { __component: 'made.link', address: null },
        { __component: 'made.note', words: 'Hot' },
      ],
    });
    expect(calls).toContain('POST /api/admin/c/stalls?publish=true');
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
