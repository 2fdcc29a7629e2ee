import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type Referral } from 'contracts';
import { expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAsking } from '../../../tests/api';
import { jobDetailOf, personOf } from '../../../tests/factories';
import { AnswerButtons } from './AnswerButtons';
import Colleagues from './Colleagues';

const job = jobDetailOf();
const LIST = `GET ${api.jobColleagues('job')}`;
const ASK = `POST ${api.askReferral('job')}`;
const colleague = { ...personOf({ _id: 'meera', name: 'Meera Rao' }), referral: null };
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Meera Rao for a referral' }));
  await userEvent.type(await screen.findByLabelText('Message'), 'I keep lamps.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};

it('a colleague is asked once, with a message, and the job’s page says what became of it', async () => {
  let referral: string | null = null;
  const calls = fakeApi({
    [LIST]: () => ({ data: [{ ...colleague, referral }], left: referral ? 2 : 3 }),
    [ASK]: () => {
      referral = 'asked';
      return { data: {} };
    },
  });
  const { showToast } = renderAsking(<Colleagues job={job} />);
  await ask();
  expect(await screen.findByText('Waits for an answer')).toBeVisible();
  expect(calls).toHaveBeenCalledWith(ASK, { person: 'meera', message: 'I keep lamps.' });
  expect(showToast).toHaveBeenCalledWith('success', 'Your request is on its way');
  expect(screen.queryByRole('button', { name: 'Ask Meera Rao for a referral' })).not.toBeInTheDocument();
});

it('a refused request stays written, and the reason is told', async () => {
  fakeApi({ [LIST]: { data: [colleague], left: 3 }, [ASK]: () => refusal(409, 'You have asked this person already') });
  const { showToast } = renderAsking(<Colleagues job={job} />);
  await ask();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'You have asked this person already'));
  expect(screen.getByLabelText('Message')).toHaveValue('I keep lamps.');
});

it('nobody is asked where nobody works, or as many have been asked as may be', async () => {
  fakeApi({ [LIST]: { data: [colleague], left: 0 } });
  renderAsking(<Colleagues job={job} />);
  expect(await screen.findByText('You have asked as many people about this job as you can.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['Refer', 'referred'],
  ['Not me', 'declined'],
  ['Ask someone else', 'passed'],
])('“%s” answers a request', async (label, answer) => {
  const path = `POST ${api.answerReferral('request')}`;
  const calls = fakeApi({ [path]: { data: {} } });
  const referral: Pick<Referral, '_id' | 'person'> = { _id: 'request', person: personOf({ name: 'Asha' }) };
  const onDone = vi.fn();
  renderAsking(<AnswerButtons referral={referral} onDone={onDone} />);
  await userEvent.click(screen.getByRole('button', { name: `${label}: Asha` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls).toHaveBeenCalledWith(path, { answer, message: '' });
});
