import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AboutSection } from 'contracts';
import { beforeEach, expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { About } from './About';

const section: AboutSection = {
  component: 'sections.about',
  key: 'about',
  title: 'About Us',
  intro: 'A student-run society.',
  image: null,
  missionTitle: 'Our Mission',
  mission: 'To nurture innovation.',
  visionTitle: 'Our Vision',
  vision: 'To be the premier hub.',
  activitiesTitle: 'What We Do',
  activities: ['Workshops', 'Financial literacy sessions'],
};

beforeEach(() => {
  renderInPage(<About section={section} />);
});

it('is closed at first, with heading, intro and the button in sight', () => {
  expect(screen.getByRole('region', { name: 'About Us' })).toHaveAttribute('id', 'about');
  expect(screen.getByText('A student-run society.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Know more about us' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('To nurture innovation.')).not.toBeVisible();
});

it('reveals mission, vision and activities, and closes again', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Know more about us' }));
  const button = screen.getByRole('button', { name: 'See less' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Our Mission', 'Our Vision', 'What We Do'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(section.activities);
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByText('To be the premier hub.'),
  );
  await user.click(button);
  expect(screen.getByText('To nurture innovation.')).not.toBeVisible();
});

it('is operated by keyboard', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'See less' })).toHaveFocus();
});
