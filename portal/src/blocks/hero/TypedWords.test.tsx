import { act, screen } from '@testing-library/react';
import { ERASING_MS, TYPING_MS } from 'contracts';
import { beforeEach, expect, it, vi } from 'vitest';

import { setReducedMotion } from '../../tests/media';
import { renderInPage } from '../../tests/render';
import { TypedWords } from './TypedWords';
import { WORD_HOLD_MS } from './useTypedWord';

const WORDS = ['Tech', 'Arts'];
const typed = () => screen.getByTestId('typed-word').textContent;

/** Lets timers run one by one, each after React has drawn. */
function steps(count: number, ms: number) {
  for (let step = 0; step < count; step += 1)
    act(() => {
      vi.advanceTimersByTime(ms);
    });
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('starts with a whole word, erases it at 50 ms and types the next at 100 ms a character', () => {
  renderInPage(<TypedWords words={WORDS} />);
  expect(typed()).toBe('Tech|');
  steps(1, WORD_HOLD_MS);
  steps(2, ERASING_MS);
  expect(typed()).toBe('Te|');
  steps(3, ERASING_MS);
  expect(typed()).toBe('|');
  steps(2, TYPING_MS);
  expect(typed()).toBe('Ar|');
  act(() => {
    vi.advanceTimersByTime(TYPING_MS - 1);
  });
  expect(typed()).toBe('Ar|');
});

it('types nothing when less motion is wanted', () => {
  setReducedMotion(true);
  renderInPage(<TypedWords words={WORDS} />);
  steps(20, WORD_HOLD_MS);
  expect(typed()).toBe('Tech|');
});

it('lists every word for screen readers', () => {
  renderInPage(<TypedWords words={WORDS} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(WORDS);
});
