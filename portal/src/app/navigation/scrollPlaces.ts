import { NavigationType, type Location } from 'react-router-dom';

import { isGlanceOnly } from '../../lib/glance';
import { letGo, scrollTo, visitorTakesOver } from '../../lib/scrollTo';
import { OWN_ENTRY_KEY, type Move } from './pageHistory';

const STORAGE_KEY = 'scroll-places';

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
  letGo();
  const known = places[keyOf(location)];
  if (type === NavigationType.Pop && known !== undefined) window.scrollTo(0, known);
  else if (location.hash === '') window.scrollTo(0, 0);
  // To an anchor that the visitor went to by hand the browser has scrolled by itself.
  else if (type !== NavigationType.Pop) goToAnchor(location.hash);
}

/** Where a link to a part of the page was followed before the page answered: the browser aimed at heights to come. */
export function goToEarlyAnchor({ hash }: Location): void {
  if (isGlanceOnly() && hash !== '') goToAnchor(hash);
}

/** Scrolls to an element as soon as it is there, unless the visitor has moved meanwhile. */
function goToAnchor(hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const signal = visitorTakesOver();
  const look = () => {
    if (signal.aborted) return;
    const element = document.getElementById(id);
    if (element) scrollTo(element, undefined, signal);
    else requestAnimationFrame(look);
  };
  if (!document.getElementById(id)) window.scrollTo(0, 0);
  look();
}
