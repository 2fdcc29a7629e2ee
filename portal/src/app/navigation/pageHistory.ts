import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';

/** What the browser keeps with an entry of its history. */
interface Entry {
  state?: unknown;
  key?: string;
}

/** A step from one address to the next. */
export interface Move {
  location: Location;
  type: NavigationType;
  /** The page stays where it is scrolled to. */
  keepsScroll: boolean;
}

/** Key of an entry that the browser made by itself, such as the first one or an anchor gone to by hand. */
export const OWN_ENTRY_KEY = 'default';

/** Where the visitor is. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Entry | null;
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? OWN_ENTRY_KEY };
}

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Puts another address in the place of the current one, without anyone being told. */
export function replaceEntry(to: To, state: unknown = null): void {
  const entry: Entry = { state, key: crypto.randomUUID() };
  window.history.replaceState(entry, '', addressOf(to));
}

/**
 * The browser's history, as React Router's hooks and links use it.
 * @param onMove told after each step, and when the visitor goes back or forward
 */
export function createNavigator(onMove: (move: Move) => void): Navigator {
  const told = (type: NavigationType, options?: NavigateOptions) =>
    onMove({ location: currentLocation(), type, keepsScroll: options?.preventScrollReset ?? false });
  return {
    createHref: addressOf,
    go: (steps) => window.history.go(steps),
    push(to, state: unknown, options) {
      const address = addressOf(to);
      const { pathname, search, hash } = window.location;
      // A second tap on the same link makes no second entry.
      if (address === pathname + search + hash) replaceEntry(to, state);
      else {
        const entry: Entry = { state, key: crypto.randomUUID() };
        window.history.pushState(entry, '', address);
      }
      told(NavigationType.Push, options);
    },
    replace(to, state: unknown, options) {
      replaceEntry(to, state);
      told(NavigationType.Replace, options);
    },
  };
}
