import { event, inDays } from '../factories';
import { newProposalOf } from '../proposals';
import { newRegistrationOf } from '../registrations';
import { profileOf } from './people-objects';
import { missing, type RouteRow } from './route';

/** An event that is free and to come, nobody's. */
export const openEvent: RouteRow['objects'] = {
  'another’s': { id: async () => (await event({ startsAt: inDays(3), endsAt: inDays(4) })).documentId, status: 200 },
  missing: missing(),
};

/** An event for which the caller is registered, one for which they are not, none. */
export const eventOfCaller: RouteRow['objects'] = {
  own: { id: async ({ email }) => newRegistrationOf(await profileOf(email), 'registered'), status: 200 },
  'another’s': { id: async () => newRegistrationOf(await profileOf(), 'registered'), status: 404 },
  missing: missing(),
};

/** An event of which the caller is offered a seat, one of which somebody else is, none. */
export const eventWithOffer: RouteRow['objects'] = {
  own: { id: async ({ email }) => newRegistrationOf(await profileOf(email), 'offered'), status: 200 },
  'another’s': { id: async () => newRegistrationOf(await profileOf(), 'offered'), status: 409 },
  missing: missing(),
};

/** An event that the caller proposed, one that somebody else did, none. */
export const proposalOfCaller: RouteRow['objects'] = {
  own: { id: async ({ email }) => newProposalOf(await profileOf(email)), status: 200 },
  'another’s': { id: async () => newProposalOf(await profileOf()), status: 404 },
  missing: missing(),
};

/** An event that somebody proposed, which waits to be decided; none. */
export const pendingProposal: RouteRow['objects'] = {
  'another’s': { id: async () => newProposalOf(await profileOf()), status: 200 },
  missing: missing(),
};
