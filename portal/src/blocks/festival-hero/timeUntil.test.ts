import { expect, it } from 'vitest';

import { timeUntil } from './timeUntil';

const festival = { name: 'Innokshetra', startsOn: '2027-09-14', endsOn: '2027-09-16', registerHref: null };
const at = (instant: string) => timeUntil(festival, Date.parse(instant), 'Asia/Kolkata');

it.each([
  ['2027-09-12T12:29:30+05:30', { days: 1, hours: 11, minutes: 31 }],
  ['2027-09-13T23:59:59+05:30', { days: 0, hours: 0, minutes: 1 }],
  ['2027-09-14T00:00:00+05:30', 'running'],
  ['2027-09-16T23:59:59+05:30', 'running'],
  ['2027-09-17T00:00:00+05:30', 'over'],
])('at %s it is %j', (now, left) => {
  expect(at(now)).toEqual(left);
});
