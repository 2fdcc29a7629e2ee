import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { showConsolePage } from '../../tests/consolePage';
import { added, answerRecord, extended } from '../../tests/extended';
import ContactMessageList from './ContactMessageList';

afterEach(() => vi.unstubAllGlobals());

describe('fields that people added to a type of the product', () => {
  it('are read beside a record that has no form, and have one of their own', async () => {
    const message = { ...{ id: 'm1', _id: 'm1', name: 'Asha Rao', email: 'asha@example.org', message: 'Hello' } };
    const record = { ...message, status: 'new', handledAt: null, createdAt: '2026-03-01T10:00:00.000Z' };
    const sent = answerRecord('contact-messages', { ...record, more: { note: 'Rang back' } });
    const resource = extended('contact-messages', added({ placeholder: 'Who answered?' }));
    showConsolePage(<ContactMessageList resource={resource} />, '/contact-messages/*', '/contact-messages');
    fireEvent.click(await screen.findByRole('link', { name: 'Asha Rao' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Asha Rao' }));
    expect(await letter.findByText('Rang back')).toBeVisible();
    fireEvent.click(letter.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'More fields of Asha Rao' }));
    const form = within(await screen.findByRole('dialog', { name: 'More fields of Asha Rao' }));
    fireEvent.change(await form.findByPlaceholderText('Who answered?'), { target: { value: 'Ravi did' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect.poll(() => sent['PUT']).toEqual({ more: { note: 'Ravi did' } });
  });
});
