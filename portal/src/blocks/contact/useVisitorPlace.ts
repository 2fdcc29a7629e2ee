import type { Coordinates } from 'contracts';
import { useEffect, useState, type RefObject } from 'react';

/** How far the section has to have come up from the window's lower edge before anything is asked. */
const IN_SIGHT = '0px 0px -20% 0px';
/** A rough place is enough, an earlier one will do, and nobody waits for it; in milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 };

/**
 * Where the visitor is, once they have let the browser say so (site §2.2, contact). They are asked when the section has
 * come into sight, never as the page loads, and not at all when they have refused before.
 * @param section what has to come into sight
 * @returns null until then, and for good where it is not told
 */
export function useVisitorPlace(section: RefObject<Element | null>): Coordinates | null {
  const [place, setPlace] = useState<Coordinates | null>(null);

  useEffect(() => {
    if (!section.current) return;
    let isGone = false;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        locate().then(
          (found) => !isGone && setPlace(found),
          // That there is no map is all that the visitor is to notice of it (site §8).
          (reason: unknown) => console.info('Error getting user location:', reason),
        );
      },
      { rootMargin: IN_SIGHT },
    );
    watcher.observe(section.current);
    return () => {
      isGone = true;
      watcher.disconnect();
    };
  }, [section]);

  return place;
}

async function locate(): Promise<Coordinates> {
  if (!('geolocation' in navigator)) throw new Error('This browser does not know.');
  if (await hasRefused()) throw new Error('The visitor has refused before.');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS);
  });
  return { latitude: coords.latitude, longitude: coords.longitude };
}

/** Whether asking would only be refused again. Browsers that do not tell are asked. */
async function hasRefused(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}
