import type { Core } from '@strapi/strapi';
import { FESTIVAL_MODES, type Festival, type FestivalMode } from 'contracts';

import { festivalDefaults } from '../defaults';

/** The festival, and how it shows on the landing page (design §8). */
export interface CurrentFestival {
  mode: FestivalMode;
  /** What the banner says; may be empty. */
  bannerText: string;
  festival: Festival;
}

const festivalService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The festival as editors set it; what nobody has set has its default (site §9). */
  async current(now = new Date()): Promise<CurrentFestival> {
    const stored = await strapi.documents('api::festival.festival').findFirst({});
    const defaults = festivalDefaults(now);
    return {
      mode: FESTIVAL_MODES.find((mode) => mode === stored?.mode) ?? defaults.mode,
      bannerText: stored?.bannerText ?? '',
      festival: {
        name: stored?.name || defaults.name,
        startsOn: toDay(stored?.startsOn ?? defaults.startsOn),
        endsOn: toDay(stored?.endsOn ?? defaults.endsOn),
        registerHref: stored?.registerUrl || null,
      },
    };
  },
});

export default festivalService;

/** A calendar day as `YYYY-MM-DD`, which both databases answer; Strapi's types allow for a Date. */
const toDay = (value: string | Date): string => new Date(value).toISOString().slice(0, 10);
