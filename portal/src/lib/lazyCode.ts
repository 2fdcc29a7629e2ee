import { use } from 'react';

/** A part of the code that travels apart, such as a page's. */
export interface LazyCode<T> {
  /** What the code exports; absent until it is here. */
  readonly value: T | undefined;
  /** Fetches the code. Calling it again costs nothing, and tries again after a failure. */
  fetch: () => Promise<void>;
  /** Settles once the code is here. */
  readonly arrival: Promise<T>;
}

/** @param load imports the code */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let value: T | undefined;
  let fetching: Promise<void> | undefined;
  let arrive: (loaded: T) => void;
  const arrival = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return {
    get value() {
      return value;
    },
    fetch: () =>
      (fetching ??= load().then(
        (loaded) => {
          value = loaded;
          arrive(loaded);
        },
        (error: unknown) => {
          fetching = undefined;
          throw error;
        },
      )),
    arrival,
  };
}

/**
 * What the code exports. Whatever draws with it waits for it (React's Suspense). It comes after all other hooks: when the
 * code arrives between a first try and React's second, that one finds no `use`, and only before it may hooks stand.
 */
export function useCode<T>({ value, arrival }: LazyCode<T>): T {
  return value ?? use(arrival);
}
