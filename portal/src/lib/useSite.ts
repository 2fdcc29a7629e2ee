import type { Site } from 'contracts';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<Site | null>(null);

/** The society's identity and menus. The layout gives it to every page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is for what stands inside the layout');
  return site;
}
