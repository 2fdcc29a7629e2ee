/* eslint-disable @typescript-eslint/no-deprecated -- MUI still listens for the colour scheme in the old way */
import { act } from '@testing-library/react';

/** Lets a test decide what the visitor asked of the system; jsdom has no media queries. */
export const setReducedMotion = (reduced: boolean): void => answerMedia('prefers-reduced-motion', reduced);

/** Lets a test decide whether there is a mouse. */
export const setHovering = (hovering: boolean): void => answerMedia('hover: hover', hovering);

function answerMedia(asked: string, isSo: boolean): void {
  window.matchMedia = (media) => ({
    media,
    matches: media.includes(asked) && isSo,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });
}

/** Lets nothing come into sight; jsdom has no layout to tell by. */
export function setNothingInSight(): void {
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
}

/** Lets everything that is watched come into sight when told. @returns what brings it there */
export function setSightLater(): () => void {
  const watchers: (() => void)[] = [];
  setNothingInSight();
  const Blind = window.IntersectionObserver;
  window.IntersectionObserver = class extends Blind {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      watchers.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  };
  return () => act(() => watchers.forEach((tell) => tell()));
}
