import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { messages, type ConsoleContactMessage } from 'contracts';
import { CoreAdminContext, ResourceContextProvider, memoryStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../components/Toasts';
import { dataProvider } from '../../providers/data';
import { i18nProvider } from '../../providers/i18n';
import { answerWith, expectRefusals, refusal, type Answers } from '../../tests/answers';
import { resourceNamed } from '../../tests/resource';
import { Look } from '../../tests/Look';
import ContactMessageList from './ContactMessageList';

const LIST = 'GET /api/admin/contact-messages?';
const messageOf = (overrides: Partial<ConsoleContactMessage> = {}): ConsoleContactMessage => ({
  id: 'm1',
  _id: 'm1',
  name: 'Asha Rao',
  email: 'asha+hall@example.org',
  message: 'Is the hall open?\n<script>alert(1)</script>',
  status: 'new',
  handledAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...overrides,
});
const handled = messageOf({
  id: 'm2',
  _id: 'm2',
  name: 'Ravi Ember',
  status: 'handled',
  handledAt: '2026-03-02T10:00:00.000Z',
});
const list = (...records: ConsoleContactMessage[]): Answers => ({
  [LIST]: { body: records, headers: { 'Content-Range': `contact-messages 0-${records.length - 1}/${records.length}` } },
});

function show(answers: Answers) {
  // jsdom has no media queries: the table of wide windows is shown.
  const calls = answerWith(answers);
  render(
    <Look>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        <ResourceContextProvider value="contact-messages">
          <ContactMessageList resource={resourceNamed('contact-messages')} />
        </ResourceContextProvider>
        <Toasts />
      </CoreAdminContext>
    </Look>,
  );
  return calls;
}
const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('tr');
  if (!found) throw new Error(`${name} stands in no row.`);
  return within(found);
};
const writes = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET')).map((call) => decodeURIComponent(call));

afterEach(() => vi.unstubAllGlobals());

describe('the Messages page (design §8)', () => {
  it('shows who wrote what and how it stands, as text, with a way to reply', async () => {
    show(list(messageOf(), handled));
    const asha = await row('Asha Rao');
    expect(asha.getByText('New')).toBeVisible();
    expect(asha.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    expect(asha.getByRole('link', { name: 'Reply to Asha Rao' })).toHaveAttribute(
      'href',
      'mailto:asha%2Bhall@example.org',
    );
    expect((await row('Ravi Ember')).getByText('Handled')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^New 2/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Handled' })).toBeVisible();
  });

  it('marks as handled in one call, and takes it back', async () => {
    const answers = { ...list(messageOf()), 'PUT /api/admin/contact-messages': { body: ['m1'] } };
    const calls = show(answers);
    await row('Asha Rao');
    Object.assign(answers, list(messageOf({ status: 'handled', handledAt: '2026-03-02T10:00:00.000Z' })));
    fireEvent.click((await row('Asha Rao')).getByRole('button', { name: 'Mark as handled: Asha Rao' }));
    expect(await screen.findByText(messages.contactMessageHandled)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Reopen: Asha Rao' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(messages.contactMessageReopened)).toBeVisible();
    const address = 'PUT /api/admin/contact-messages?filter={"id":["m1"]}';
    expect(writes(calls)).toEqual([address, address]);
  });

  it('changes only those of the selection that are not so yet', async () => {
    const calls = show({ ...list(messageOf(), handled), 'PUT /api/admin/contact-messages': { body: ['m1'] } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const selection = await screen.findByRole('region', { name: 'Selection' });
    expect(selection).toHaveTextContent('2 selected');
    fireEvent.click(within(selection).getByRole('button', { name: 'Mark as handled' }));
    expect(await screen.findByText(messages.contactMessageHandled)).toBeVisible();
    expect(writes(calls)).toEqual(['PUT /api/admin/contact-messages?filter={"id":["m1"]}']);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
  });

  it('asks before it deletes a selection, in one call', async () => {
    const calls = show({ ...list(messageOf(), handled), 'DELETE /api/admin/contact-messages': { body: ['m1', 'm2'] } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const selection = await screen.findByRole('region', { name: 'Selection' });
    fireEvent.click(within(selection).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 messages' });
    expect(writes(calls)).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 messages deleted')).toBeVisible();
    expect(writes(calls)).toEqual(['DELETE /api/admin/contact-messages?filter={"id":["m1","m2"]}']);
  });

  it('tells why something failed', async () => {
    expectRefusals();
    show({ ...list(messageOf()), 'PUT /api/admin/contact-messages': refusal(404, 'This message does not exist') });
    fireEvent.click((await row('Asha Rao')).getByRole('button', { name: 'Mark as handled: Asha Rao' }));
    expect(await screen.findByText(messages.contactMessageNotUpdated)).toBeVisible();
    expect(screen.getByText('This message does not exist')).toBeVisible();
  });

  it('says so when there are none', async () => {
    show({ [LIST]: { body: [], headers: { 'Content-Range': 'contact-messages */0' } } });
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });

  it('offers another try when they could not be loaded', async () => {
    expectRefusals();
    show({});
    expect(await screen.findByRole('heading', { name: messages.contactMessagesNotLoaded })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
