import { expect, it } from 'vitest';

import { writeFeedCalendar } from './event-calendar';

it('a society’s name stays within its line', () => {
  const file = writeFeedCalendar([], { name: 'X\r\nX-EVIL:1\r\nEND:VCALENDAR', origin: 'https://society.example' });
  expect(file).not.toMatch(/^X-EVIL|^END:VCALENDAR\b(?!\r\n$)/m);
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});
