import type { Section } from 'contracts';
import { createElement, memo, type ComponentType } from 'react';

import { lazyCode } from '../../lib/lazyCode';
import { BlockPlace } from './BlockPlace';

/** What draws sections of one component. */
export type BlockComponent<S extends Section> = ComponentType<{ section: S }>;

export interface LazyBlock<S extends Section> {
  /** Name of the component, and of its file. */
  name: string;
  /** Fetches the code, once. */
  fetch: () => Promise<void>;
  /** Draws the section with the code that is here, and leaves the server's HTML as it is while there is none. */
  Place: BlockComponent<S>;
}

/**
 * A block in a chunk of its own. The server draws it in full; the browser fetches and hydrates it when it comes near.
 * @param name what its file exports
 * @param load imports `./<block>/<name>`
 */
export function lazyBlock<Name extends string, S extends Section>(
  name: Name,
  load: () => Promise<Record<Name, BlockComponent<S>>>,
): LazyBlock<S> {
  const code = lazyCode(async () => (await load())[name]);
  // A section that has not changed must not be drawn again: React would give up the server's HTML of it.
  const Place = memo(({ section }: { section: S }) => createElement(BlockPlace<S>, { code, section }));
  Place.displayName = `${name}Place`;
  return { name, fetch: code.fetch, Place };
}
