import { createContext, useContext } from 'react';

/** What a composed page decides about one of its sections, since the section cannot know its neighbours. */
export interface SectionPlace {
  /** Element ids that menus lead to and that this section bears: the page has each of them once. */
  anchors: readonly string[];
  /** Every anchor of the page. */
  pageAnchors: ReadonlySet<string>;
  /** Whether the section's title is the page's one h1. Every other section is titled by an h2. */
  holdsPageTitle: boolean;
  /** Whether it begins where the first screen ends. */
  isBelow: boolean;
}

export const SectionPlaceContext = createContext<SectionPlace | null>(null);

/** Whether the title of the section around it is the page's h1; not so outside of a composed page. */
export function useHoldsPageTitle(): boolean {
  return useContext(SectionPlaceContext)?.holdsPageTitle ?? false;
}

/**
 * An anchor for the section around it to bear as element id.
 * @returns undefined where another section of the page bears it
 */
export function useAnchor(anchor: string): string | undefined {
  const place = useContext(SectionPlaceContext);
  return !place || place.anchors.includes(anchor) ? anchor : undefined;
}

/** Whether the composed page around it has a section with an anchor. */
export function usePageHasAnchor(): (anchor: string) => boolean {
  const place = useContext(SectionPlaceContext);
  return (anchor) => place?.pageAnchors.has(anchor) ?? false;
}
