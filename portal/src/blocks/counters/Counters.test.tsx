import { act, screen } from '@testing-library/react';
import type { CountersSection } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setReducedMotion } from '../../tests/media';
import { renderInPage } from '../../tests/render';
import { Counters } from './Counters';

const section: CountersSection = {
  component: 'sections.counters',
  key: 'c',
  title: 'So far',
  items: [
    { value: 2000, suffix: '+', label: 'Students' },
    { value: 120_000, suffix: '', label: 'Rupees' },
  ],
};

let watchers: { margin: string; tell: (top: number) => void; isWatching: () => boolean }[] = [];

/** What is watched for with a margin comes within it, its upper edge at `top` CSS pixels of the window. */
const comes = (how: 'near' | 'into view', top: number) =>
  act(() => {
    watchers.filter(({ margin }) => (how === 'near') === margin.includes('75%')).forEach(({ tell }) => tell(top));
  });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.getAllByRole('definition').map((value) => value.lastChild?.textContent);
const readOut = () =>
  screen.getAllByRole('definition').map((value) => {
    const heard = value.cloneNode(true) as Element;
    heard.querySelectorAll('[aria-hidden]').forEach((silent) => silent.remove());
    return heard.textContent;
  });

beforeEach(() => {
  watchers = [];
  vi.useFakeTimers();
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin;
    readonly scrollMargin = '';
    readonly thresholds = [];
    private isWatching = true;
    constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      this.rootMargin = rootMargin;
      const tell = (top: number) => {
        const entry = { isIntersecting: true, boundingClientRect: { top } };
        callback([entry as IntersectionObserverEntry], this);
      };
      watchers.push({ margin: rootMargin, tell, isWatching: () => this.isWatching });
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      this.isWatching = false;
    };
    takeRecords = () => [];
  };
});

it('shows each number with its suffix and what it counts', () => {
  renderInPage(<Counters section={section} />);
  expect(shown()).toEqual(['2000+', '1,20,000']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Students', 'Rupees']);
});

describe('coming into view from below', () => {
  beforeEach(() => {
    renderInPage(<Counters section={section} />);
    comes('near', window.innerHeight + 100);
  });

  it('counts up to the number, which is what is read out all the while', () => {
    expect(shown()).toEqual(['0+', '0']);
    expect(readOut()).toEqual(['2000+', '1,20,000']);
    comes('into view', 500);
    wait(300);
    const [students = ''] = shown();
    expect(parseInt(students ?? '')).toBeGreaterThan(0);
    expect(parseInt(students ?? '')).toBeLessThan(2000);
    expect(readOut()).toEqual(['2000+', '1,20,000']);
    wait(1000);
    expect(shown()).toEqual(['2000+', '1,20,000']);
  });

  it('counts once', () => {
    comes('into view', 500);
    wait(1500);
    const disconnected = watchers.every(({ isWatching }) => !isWatching());
    expect(disconnected, 'nothing is watched any more').toBe(true);
  });
});

it('stays as it is where it is in view from the start', () => {
  renderInPage(<Counters section={section} />);
  comes('near', 300);
  comes('into view', 300);
  wait(300);
  expect(shown()).toEqual(['2000+', '1,20,000']);
});

it('stays as it is for whoever wants less motion', () => {
  setReducedMotion(true);
  renderInPage(<Counters section={section} />);
  expect(watchers).toEqual([]);
  expect(shown()).toEqual(['2000+', '1,20,000']);
});
