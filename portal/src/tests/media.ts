/* eslint-disable @typescript-eslint/no-deprecated -- MUI still listens for the colour scheme in the old way */
/** Lets a test decide what the visitor asked of the system; jsdom has no media queries. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (media) => ({
    media,
    matches: media.includes('prefers-reduced-motion') && reduced,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });
}
