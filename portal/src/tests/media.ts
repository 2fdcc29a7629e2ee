/** Lets a test decide what the visitor asked of the system; jsdom has no media queries. */
export function setReducedMotion(reduced: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion') && reduced,
      onchange: null,
    }) as MediaQueryList;
}
