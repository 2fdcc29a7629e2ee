import { use } from 'react';

/** A part of the code that travels apart, such as a page's. */
export interface LazyCode<T> {
  /** Fetches the code. Calling it again costs nothing, and tries again after a failure. */
  fetch: () => Promise<void>;
  /** Settles once the code is here. */
  readonly arrival: Promise<T>;
}

/** @param load imports the code */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let fetching: Promise<void> | undefined;
  let arrive: (loaded: T) => void;
  const arrival = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return {
    fetch: () =>
      (fetching ??= load().then(
        (value) => {
          // So React reads it at once, where it would wait for a promise.
          void Object.assign(arrival, { status: 'fulfilled', value });
          arrive(value);
        },
        (error: unknown) => {
          fetching = undefined;
          throw error;
        },
      )),
    arrival,
  };
}

/** What the code exports. Whatever draws with it waits for it (React's Suspense). */
export function useCode<T>({ arrival }: LazyCode<T>): T {
  return use(arrival);
}
