import { NavigationType, type Navigator } from 'react-router-dom';

import { isPopHeld } from '../../lib/popGuard';
import { lazyFooter } from '../layout/lazyFooter';
import { codeOf, movedFrom, pageAt } from '../router';
import { createNavigator, currentLocation, replaceEntry, type Move } from './pageHistory';
import { setPending } from './pending';
import { goToPlace, rememberPlace, storePlaces } from './scrollPlaces';

/** The visitor's way through the portal. */
export interface Navigation {
  /** Where it begins. */
  first: Move;
  navigator: Navigator;
  /**
   * Begins to follow the browser's history.
   * @param onMove told of each step
   * @returns ends it
   */
  follow: (onMove: (move: Move) => void) => () => void;
  /** To be told once the page of a step stands in the document. */
  arrive: (move: Move) => void;
}

/**
 * @param onEnter called with a page's queries as soon as it is gone to, so that data and code travel side by side
 */
export function createNavigation(onEnter: (queries: string[]) => void): Navigation {
  let tell: (move: Move) => void = () => undefined;
  const first = settle({ location: currentLocation(), type: NavigationType.Pop, keepsScroll: true });
  /** The step whose page stands in the document, and the last one, whose page may still be on its way. */
  let shown = first;
  let latest = first;

  const step = (move: Move) => {
    rememberPlace(shown.location);
    latest = settle(move);
    setPending(true);
    enter(latest, onEnter);
    tell(latest);
  };

  return {
    first,
    navigator: createNavigator(step),
    follow(onMove) {
      tell = onMove;
      // A page may have sent the visitor on as soon as it stood there, before anyone followed.
      if (latest !== shown) tell(latest);
      const onPop = () => {
        if (isPopHeld()) return;
        step({ location: currentLocation(), type: NavigationType.Pop, keepsScroll: false });
      };
      window.addEventListener('popstate', onPop);
      const stopKeeping = keepPlaces(() => rememberPlace(shown.location));
      return () => {
        window.removeEventListener('popstate', onPop);
        stopKeeping();
      };
    },
    arrive(move) {
      if (move === shown) return;
      shown = move;
      if (move !== latest) return;
      setPending(false);
      goToPlace(move);
    },
  };
}

/** Sends on a step to an address that is only another one for a page, or for none. */
function settle(move: Move): Move {
  const elsewhere = movedFrom(move.location);
  if (elsewhere === undefined) return move;
  replaceEntry(elsewhere);
  return { ...move, location: currentLocation() };
}

/**
 * Fetches what a step's page needs. Where its code does not come, the server is asked for the page as a whole. The footer
 * stays from page to page, so it has to be awake before React can draw the next one.
 */
function enter({ location: { pathname, search } }: Move, onEnter: (queries: string[]) => void): void {
  const found = pageAt(pathname);
  if (!found) return;
  const { page, params } = found;
  for (const code of [codeOf(page), lazyFooter, ...(page.parts ?? [])]) {
    code.fetch().catch(() => window.location.reload());
  }
  onEnter(page.queries?.(new URLSearchParams(search), params) ?? []);
}

/** The portal scrolls by itself while it runs, the browser when it loads or wakes a page. */
function keepPlaces(remember: () => void): () => void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = () => {
    remember();
    storePlaces();
    window.history.scrollRestoration = 'auto';
  };
  if (document.readyState === 'complete') take();
  else window.addEventListener('load', take, { once: true });
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('load', take);
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', leave);
  };
}
