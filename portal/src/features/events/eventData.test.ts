import { expect, it } from 'vitest';

import { eventOf } from '../../tests/factories';
import { eventData } from './eventData';

const ORIGIN = 'https://society.example';

it.each([
  ['Seminar Hall 2', 'In-Person', { '@type': 'Place', name: 'Seminar Hall 2', address: 'Seminar Hall 2' }],
  ['Online', 'Virtual', { '@type': 'VirtualLocation', name: 'Online', url: `${ORIGIN}/events/event` }],
  ['', 'Virtual', { '@type': 'VirtualLocation', name: `${ORIGIN}/events/event`, url: `${ORIGIN}/events/event` }],
] as const)('“%s”, %s, is a place for search engines', (location, format, place) => {
  expect(eventData(eventOf({ _id: 'event', location, format }), ORIGIN)).toMatchObject([{ location: place }]);
});

it('says nothing of an event whose place is not known', () => {
  expect(eventData(eventOf({ location: '', format: 'Hybrid' }), ORIGIN)).toEqual([]);
});
