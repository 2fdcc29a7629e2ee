import { keptResumeOf, newApplicationOf, newJobOf, newJobSearchOf, newReferralOf } from '../jobs';
import { profileOf } from './people-objects';
import { missing, type RouteRow } from './route';

/** A job that can be applied for, nobody's in particular. */
export const openJob: RouteRow['objects'] = {
  'another’s': { id: async () => (await newJobOf(await profileOf())).documentId, status: 200 },
  missing: missing(),
};

/*
 * What is somebody else's an admin may do, and nobody else: `jobs/strangers.test.ts` tries it.
 */

/** A job that the caller posted, none. */
export const jobOfCaller: RouteRow['objects'] = {
  own: { id: async ({ email }) => (await newJobOf(await profileOf(email))).documentId, status: 200 },
  missing: missing(),
};

/** A job of somebody else, for a caller who keeps a résumé. */
export const jobToApplyFor: RouteRow['objects'] = {
  'another’s': {
    async id({ email }) {
      if (email) await keptResumeOf(await profileOf(email));
      return (await newJobOf(await profileOf())).documentId;
    },
    status: 200,
  },
  missing: missing(),
};

/** An application of the caller’s, none. */
export const applicationOfCaller: RouteRow['objects'] = {
  own: {
    id: async ({ email }) => (await newApplicationOf(await profileOf(email), await profileOf())).application,
    status: 200,
  },
  missing: missing(),
};

/** An application for a job that the caller posted, none. */
export const applicationForCaller: RouteRow['objects'] = {
  own: {
    async id({ email }) {
      const { job, application } = await newApplicationOf(await profileOf(), await profileOf(email));
      return `${job}/${application}`;
    },
    status: 200,
  },
  missing: missing(),
};

/** A request for a referral that the caller was sent, one between two others, none. */
export const referralToCaller: RouteRow['objects'] = {
  own: { id: async ({ email }) => newReferralOf(await profileOf(), await profileOf(email)), status: 200 },
  'another’s': { id: async () => newReferralOf(await profileOf(), await profileOf()), status: 404 },
  missing: missing(),
};

/** A search that the caller saved, one that somebody else did, none. */
export const searchOfCaller: RouteRow['objects'] = {
  own: { id: async ({ email }) => newJobSearchOf(await profileOf(email)), status: 200 },
  'another’s': { id: async () => newJobSearchOf(await profileOf()), status: 404 },
  missing: missing(),
};
