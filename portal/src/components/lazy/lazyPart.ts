import { createElement, memo, type ComponentType } from 'react';

import { lazyCode } from '../../lib/lazyCode';
import { LazyPlace } from './LazyPlace';

/** A part of a page in a chunk of its own. */
export interface LazyPart<P extends object> {
  /** Fetches the code, once. */
  fetch: () => Promise<void>;
  /** Draws the part with the code that is here, and leaves the server's HTML as it is while there is none. */
  Place: ComponentType<P>;
}

/**
 * A part of a page whose code is fetched when the part comes near. The server draws it in full, and React leaves that
 * as it is until then: whatever lies below the first screen costs the first load nothing.
 * @param load imports the component
 * @param isStill nothing in it moves or answers but links: it is fetched when the visitor first does something, and not
 * because it is in sight; asked where the page runs, for a part that shows some visitors something else
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isStill: boolean | (() => boolean) = false,
): LazyPart<P> {
  const code = lazyCode(load);
  // A part whose properties have not changed must not be drawn again: React would give up the server's HTML of it.
  const Place = memo((properties: P) => createElement(LazyPlace<P>, { code, properties, isStill }));
  Place.displayName = 'LazyPart';
  return { fetch: code.fetch, Place };
}
