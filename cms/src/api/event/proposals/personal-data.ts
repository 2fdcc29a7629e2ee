import type { PersonalDataPart } from '../../../platform/personal-data/part';
import { presentProposal } from './presenter';
import { EVENT, EVENTS_TABLE, proposalsOf, readProposals } from './proposal';

/** Events that the person proposed. What an admin approved is the society's, and no longer says whose idea it was. */
export const eventProposalsPart: PersonalDataPart = {
  name: 'eventProposals',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const rows = await readProposals(proposalsOf(strapi.db.connection, profileId));
    return rows.map((row) => {
      const { title, description, startsAt, endsAt, location, format, registrationLink, organizer, ...proposal } =
        presentProposal(row);
      const { status, reason, proposedAt } = proposal;
      return {
        ...{ title, description, startsAt, endsAt, location, format, registrationLink, organizer },
        ...{ status, reason, proposedAt },
      };
    });
  },

  async erase(strapi, { profileId }, trx) {
    if (profileId === null) return;
    const unheld: string[] = await proposalsOf(trx, profileId)
      .whereNot('event.proposal', 'approved')
      .pluck('event.document_id');
    for (const documentId of unheld) await strapi.documents(EVENT).delete({ documentId });
    await trx(EVENTS_TABLE).where({ proposed_by_id: profileId }).update({ proposed_by_id: null });
  },
};
