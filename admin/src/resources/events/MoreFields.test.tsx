import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { showConsolePage } from '../../tests/consolePage';
import { added, answerRecord, extended } from '../../tests/extended';
import EventList from './EventList';
import { eventOf } from './testEvents';

afterEach(() => vi.unstubAllGlobals());

describe('fields that people added to a type of the product', () => {
  const fields = [
    added({ name: 'boothCode', label: 'Booth code', pattern: '^B-', required: true }),
    added({ name: 'parking', label: 'Parking', type: 'integer', initial: 5 }),
  ];

  it('stand at the end of its form, are checked as the server checks them, and are sent apart', async () => {
    const sent = answerRecord('events', { ...eventOf(), more: { boothCode: 'B-1', parking: 7 } });
    showConsolePage(<EventList resource={extended('events', ...fields)} />, '/events/*', '/events/e1');
    const more = within(await screen.findByRole('region', { name: 'More fields' }));
    const code = await more.findByLabelText(/Booth code/);
    expect(code).toHaveValue('B-1');
    fireEvent.change(code, { target: { value: 'A-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await more.findByText('Booth code does not have the right form')).toBeVisible();
    expect(sent).toEqual({});
    fireEvent.change(code, { target: { value: 'B-2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => sent['PUT']).toMatchObject({ more: { boothCode: 'B-2', parking: 7 } });
  });

  it('are copied with an event, but for what stands in an address', async () => {
    const page = added({ name: 'page', label: 'Page', type: 'uid', source: 'title' });
    const more = { boothCode: 'B-1', parking: 7, page: 'pitch-night' };
    const sent = answerRecord('events', { ...eventOf(), more });
    showConsolePage(<EventList resource={extended('events', ...fields, page)} />, '/events/*', '/events');
    fireEvent.click(await screen.findByRole('button', { name: /^Duplicate / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }));
    expect(await dialog.findByLabelText(/Booth code/)).toHaveValue('B-1');
    fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2031-02-01' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await expect.poll(() => sent['POST']).toMatchObject({ more: { boothCode: 'B-1', parking: 7 } });
    expect(JSON.stringify(sent['POST'])).not.toContain('pitch-night');
  });

  it('begin a new record with what they have by default', async () => {
    answerRecord('events', eventOf());
    showConsolePage(<EventList resource={extended('events', ...fields)} />, '/events/*', '/events/create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }));
    expect(await dialog.findByLabelText('Parking')).toHaveValue(5);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Booth code is missing')).toBeVisible();
  });
});
