import type { Section } from 'contracts';
import type { ComponentType } from 'react';

import { lazyPart, type LazyPart } from '../components/lazy/lazyPart';

/** What draws sections of one component. */
export type BlockComponent<S extends Section> = ComponentType<{ section: S }>;

export interface LazyBlock<S extends Section> extends LazyPart<{ section: S }> {
  /** Name of the component, and of its file. */
  name: string;
}

/**
 * A block in a chunk of its own.
 * @param name what its file exports
 * @param load imports `./<block>/<name>`
 */
export function lazyBlock<Name extends string, S extends Section>(
  name: Name,
  load: () => Promise<Record<Name, BlockComponent<S>>>,
): LazyBlock<S> {
  return { name, ...lazyPart<{ section: S }>(async () => (await load())[name]) };
}
