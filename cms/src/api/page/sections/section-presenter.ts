import type { Core, Data } from '@strapi/strapi';
import type { Section } from 'contracts';

/** The components that editors compose pages from. The festival's banner is not one: the server adds it (design §8). */
export type SectionUid = Exclude<Section['component'], 'sections.festival-banner'>;

/** What of a block is loaded with it: the names of its media and nested components; `true` where it has none. */
type SectionPopulate = true | { populate: Record<string, true | { populate: Record<string, true> }> };

/** How the block of one component becomes a section of the wire: what to load, and what leaves the server. */
export interface SectionPresenter<Uid extends SectionUid> {
  populate: SectionPopulate;
  /** @returns null for a block of which visitors see nothing */
  present: (
    block: Data.Component<Uid>,
    context: { strapi: Core.Strapi; key: string },
  ) => Extract<Section, { component: Uid }> | Promise<Extract<Section, { component: Uid }> | null>;
}
