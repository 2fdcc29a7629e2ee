import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from 'contracts';
import { expect, it } from 'vitest';

import { fakeApi, renderAsking, type Answers } from '../../../tests/api';
import { CalendarFeed } from './CalendarFeed';

const PATH = api.calendarFeed();
const feed = (address: string | null) => ({ data: { address, startedAt: address && '2026-09-01T00:00:00.000Z' } });
const FIRST = 'https://society.example/calendar/first.ics';

function open(answers: Answers) {
  const calls = fakeApi(answers);
  return { calls, ...renderAsking(<CalendarFeed />) };
}
const address = () => screen.findByRole('textbox', { name: 'Your calendar address' });

it('is made at a wish, copied, and handed to calendars', async () => {
  const user = userEvent.setup();
  const { showToast } = open({ [`GET ${PATH}`]: feed(null), [`POST ${PATH}`]: feed(FIRST) });
  await user.click(await screen.findByRole('button', { name: 'Create My Address' }));
  expect(await address()).toHaveValue(FIRST);
  expect(showToast).toHaveBeenCalledWith('success', 'Your calendar address is ready');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(FIRST);
  const webcal = 'webcal://society.example/calendar/first.ics';
  const google = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Google' }).href);
  expect(google.searchParams.get('cid')).toBe(webcal);
  const outlook = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Outlook' }).href);
  expect(outlook.searchParams.get('url')).toBe(FIRST);
  expect(screen.getByRole('link', { name: 'Apple and others' })).toHaveAttribute('href', webcal);
});

it('is renewed and ended only once that was asked about', async () => {
  const second = FIRST.replace('first', 'second');
  const { calls } = open({
    [`GET ${PATH}`]: feed(FIRST),
    [`POST ${PATH}`]: feed(second),
    [`DELETE ${PATH}`]: feed(null),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Renew Address' }));
  expect(calls).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
  await waitFor(async () => expect(await address()).toHaveValue(second));
  await userEvent.click(await screen.findByRole('button', { name: 'End Address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  expect(await screen.findByRole('button', { name: 'Create My Address' })).toBeVisible();
});

it('can be asked for again where it failed to load', async () => {
  let asked = 0;
  const { showToast } = open({ [`GET ${PATH}`]: () => (asked++ === 0 ? 500 : feed(FIRST)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await address()).toHaveValue(FIRST);
  expect(showToast).toHaveBeenCalledWith('error', 'Failed to load your calendar address');
});
