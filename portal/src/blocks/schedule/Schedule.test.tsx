import { screen, within } from '@testing-library/react';
import type { ScheduleSection } from 'contracts';
import { expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { Schedule } from './Schedule';

const entry = (day: string, title: string) => ({ day, time: '9:30 AM', title, place: 'Lawn', track: '' });
const section: ScheduleSection = {
  component: 'sections.schedule',
  key: 's',
  title: 'Schedule',
  subtitle: '',
  tracks: [{ name: 'Build', description: 'A hackathon.' }],
  entries: [entry('Day 1', 'Opening'), entry('Day 2', 'Talks'), { ...entry('Day 1', 'Kick-off'), track: 'Build' }],
};

it('shows the tracks, and each day with what happens on it', () => {
  renderInPage(<Schedule section={section} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Build' })).toBeVisible();
  const first = within(screen.getByRole('region', { name: 'Day 1' }));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '9:30 AMOpeningLawn',
    '9:30 AMKick-offLawnBuild',
  ]);
  expect(within(screen.getByRole('region', { name: 'Day 2' })).getByText('Talks')).toBeVisible();
});
