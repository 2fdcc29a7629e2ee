import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { renderInPage } from '../../tests/render';
import { FlipCard } from './FlipCard';

const opener = () => screen.getByRole('button', { name: 'Fintellect' });

beforeEach(() => {
  renderInPage(<FlipCard name="Fintellect" description="A financial quiz." />);
});

it('turns by Enter and by Space, and back by Escape', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard(' ');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

it('turns by tap, and back by a tap on its back', async () => {
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: opener() });
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('A financial quiz.') });
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

it('leads to the events of its name', () => {
  expect(screen.getByRole('link', { name: /View More/ })).toHaveAttribute('href', '/events?search=Fintellect');
});
