import type { Core } from '@strapi/strapi';
import { SPOTLIGHTS_MAX, type AccountRole, type Spotlight } from 'contracts';

import { type PersonRow } from '../../profile/public';
import { presentSpotlight } from '../presenter';

export const SPOTLIGHT = 'api::spotlight.spotlight';

/** Whom the site may present: alumni with a working account who agree to it, at this moment. */
export const PRESENTABLE = {
  $and: [
    { spotlightOptIn: true },
    { user: { confirmed: true } },
    { user: { $or: [{ blocked: false }, { blocked: { $null: true } }] } },
    { user: { role: { type: 'alumni' satisfies AccountRole } } },
  ],
};

/** What is shown of a person, and the settings that decide about it. */
const FIELDS = [
  'id',
  'documentId',
  'name',
  'avatar',
  'graduationYear',
  'jobTitle',
  'company',
  'linkedin',
  'showSocialLinks',
];

const spotlightService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The alumni that editors chose to present, in their order. Who stops agreeing is gone at the next request. */
  async list(): Promise<Spotlight[]> {
    const chosen: { quote: string; profile: Omit<PersonRow, 'role'> }[] = await strapi.db.query(SPOTLIGHT).findMany({
      where: { profile: PRESENTABLE },
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
      limit: SPOTLIGHTS_MAX,
      select: ['quote'],
      populate: { profile: { select: FIELDS } },
    });
    return chosen.map(({ profile, quote }) => presentSpotlight({ ...profile, role: 'alumni' }, quote));
  },
});

export default spotlightService;
