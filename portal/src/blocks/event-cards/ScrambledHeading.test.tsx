import { act, fireEvent, screen } from '@testing-library/react';
import { SCRAMBLE } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import { setReducedMotion } from '../../tests/media';
import { renderInPage } from '../../tests/render';
import { scramble, SCRAMBLE_TICK_MS, settledAfter } from './scramble';
import { ScrambledHeading } from './ScrambledHeading';

const TEXT = 'Where ideas meet action';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const hover = () => fireEvent.mouseEnter(screen.getByText(TEXT));

it('ticks at half the pace of the screen and settles two letters every four ticks (site §9)', () => {
  expect(SCRAMBLE).toEqual({ speed: 0.5, step: 2, tick: 4 });
  expect(SCRAMBLE_TICK_MS).toBeCloseTo(33.3, 1);
  expect([0, 3, 4, 7, 8, 40].map(settledAfter)).toEqual([0, 0, 2, 2, 4, 20]);
});

it('shuffles ahead of what is in place, and never blanks', () => {
  const half = scramble(TEXT, 12, () => 0);
  expect(half.slice(0, 12)).toBe('Where ideas ');
  expect(half.slice(12)).toBe('aaaa aaa');
});

it('replays under the mouse until every letter is in place', () => {
  renderInPage(<ScrambledHeading text={TEXT} />);
  expect(screen.queryByTestId('shuffled')).not.toBeInTheDocument();
  for (const _time of ['first', 'again']) {
    hover();
    pass(SCRAMBLE_TICK_MS * 9);
    expect(screen.getByTestId('shuffled').textContent).toMatch(/^Wher/);
    pass(SCRAMBLE_TICK_MS * 4 * TEXT.length);
    expect(screen.queryByTestId('shuffled')).not.toBeInTheDocument();
  }
});

it('keeps the plain text for screen readers, and its room, while letters shuffle', () => {
  renderInPage(<ScrambledHeading text={TEXT} />);
  hover();
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  expect(screen.getByTestId('shuffled')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('shuffled')).toHaveStyle({ position: 'absolute' });
});

it('shows the text at once when less motion is wanted (site §9)', () => {
  setReducedMotion(true);
  renderInPage(<ScrambledHeading text={TEXT} />);
  hover();
  pass(SCRAMBLE_TICK_MS * 9);
  expect(screen.queryByTestId('shuffled')).not.toBeInTheDocument();
  expect(screen.getByText(TEXT)).toBeVisible();
});
