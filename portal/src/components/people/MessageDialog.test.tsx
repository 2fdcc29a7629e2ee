import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, messages } from 'contracts';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { fakeApi, refusal, renderAsking, type Answers } from '../../tests/api';
import { personOf, userOf } from '../../tests/factories';
import MessageDialog from './MessageDialog';

const POST = `POST ${api.personMessage('ravi')}`;
const opener = () => screen.getByRole('button', { name: 'Open' });
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const sendIt = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <MessageDialog person={personOf()} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function open(answers: Answers = {}) {
  const calls = fakeApi(answers);
  const user = userOf({ email: 'asha@example.org' });
  return { calls, ...renderAsking(<Opened />, { session: { user } }) };
}

it('sends a message, having told whose address goes with it', async () => {
  const { calls, showToast } = open({ [POST]: { data: { msg: messages.personMessageSent } } });
  expect(await screen.findByText('asha@example.org')).toBeInTheDocument();
  await write('Hello Ravi');
  sendIt();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Your message is on its way'));
  expect(calls.mock.calls).toEqual([[POST, { message: 'Hello Ravi' }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(opener());
  expect(await field()).toHaveValue('');
});

it('sends nothing empty, and leads to the field', async () => {
  const { calls } = open();
  await write('  ');
  sendIt();
  expect(await field()).toHaveAccessibleDescription(messages.messageMissing);
  expect(await field()).toHaveFocus();
  expect(calls).not.toHaveBeenCalled();
});

it('tells the server’s reason, and loses nothing of what was written', async () => {
  const { showToast } = open({ [POST]: () => refusal(429, messages.tooManyAttempts) });
  await write('Hello Ravi');
  sendIt();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', messages.tooManyAttempts));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(opener());
  expect(await field()).toHaveValue('Hello Ravi');
});
