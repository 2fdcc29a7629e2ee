import { NavigationType, type Location } from 'react-router-dom';

import { OWN_ENTRY_KEY, type Move } from './pageHistory';

const STORAGE_KEY = 'scroll-places';
/** How long an anchor is waited for whose section is still being fetched, in milliseconds. */
const ANCHOR_PATIENCE_MS = 3000;
const SIGNS_OF_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How far down the visitor was, by entry of the history; in CSS pixels. */
const places = read();

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const keyOf = ({ key, pathname, search, hash }: Location) => (key === OWN_ENTRY_KEY ? pathname + search + hash : key);

/** Notes how far down the visitor is before a page is left. */
export function rememberPlace(location: Location): void {
  places[keyOf(location)] = window.scrollY;
}

/** Keeps what is noted over a reload. A browser that stores nothing for us loses it then, no more. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    // Full or forbidden.
  }
}

/** Scrolls to where a step leads: the anchor, where the visitor was before, or the top. */
export function goToPlace({ location, type, keepsScroll }: Move): void {
  if (keepsScroll) return;
  const known = places[keyOf(location)];
  if (type === NavigationType.Pop && known !== undefined) window.scrollTo(0, known);
  else if (location.hash === '') window.scrollTo(0, 0);
  // To an anchor that the visitor went to by hand the browser has scrolled by itself.
  else if (type !== NavigationType.Pop) goToAnchor(decodeURIComponent(location.hash.slice(1)));
}

/** Scrolls to an element as soon as it is there, unless the visitor has scrolled meanwhile. */
function goToAnchor(id: string): void {
  const until = performance.now() + ANCHOR_PATIENCE_MS;
  const gaveUp = new AbortController();
  for (const name of SIGNS_OF_WILL) {
    window.addEventListener(name, () => gaveUp.abort(), { signal: gaveUp.signal, passive: true });
  }
  const look = () => {
    const element = document.getElementById(id);
    if (element) element.scrollIntoView();
    else if (performance.now() < until && !gaveUp.signal.aborted) {
      requestAnimationFrame(look);
      return;
    }
    gaveUp.abort();
  };
  if (!document.getElementById(id)) window.scrollTo(0, 0);
  look();
}
