import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { setHovering } from '../../tests/media';
import { renderInPage } from '../../tests/render';
import { FlipCard } from './FlipCard';

const opener = () => screen.getByRole('button', { name: 'Fintellect' });

beforeEach(() => {
  setHovering(false);
  renderInPage(
    <FlipCard name="Fintellect" description="A financial quiz." image={null} href="/events?search=Fintellect" />,
  );
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

it('turns back when a mouse leaves it, but not when the one does that a browser makes up after a tap', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await user.unhover(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  setHovering(true);
  await user.hover(opener());
  await user.unhover(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

it('leads where the server says, from the back alone', async () => {
  const user = userEvent.setup();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.click(opener());
  const link = screen.getByRole('link', { name: 'View More about Fintellect' });
  expect(link).toHaveAttribute('href', '/events?search=Fintellect');
  await user.tab();
  expect(link).toHaveFocus();
});

it('leaves the side that is turned away out of the keyboard’s way', async () => {
  const user = userEvent.setup();
  expect(screen.getByText('View More')).not.toBeVisible();
  await user.tab();
  expect(opener()).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
