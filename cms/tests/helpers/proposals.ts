import { api, eventProposalAnswer, wallClockAt, type EventProposal, type ProposeEventBody } from 'contracts';

import type { Browser } from './browser';
import { inDatabase } from './database';
import { bodyOf } from './expectations';
import { event, inDays, unique } from './factories';

/** Where the demo's site keeps its clock. */
const TIME_ZONE = 'Asia/Kolkata';

/** What a form says of an event, in three days at six. */
export const newProposal = (fields: Partial<ProposeEventBody> = {}): ProposeEventBody => ({
  title: unique('Idea'),
  description: 'Bring what you build.',
  date: dayIn(3),
  time: '18:00',
  location: 'Seminar Hall 2',
  organizer: 'Robotics Club',
  ...fields,
});

/** The day of the site's clock that many days from now. */
export const dayIn = (days: number): string => wallClockAt(inDays(days), TIME_ZONE).slice(0, 10);

export const propose = ({ browser }: { browser: Browser }, fields: Partial<ProposeEventBody> = {}) =>
  browser.post(api.proposeEvent(), newProposal(fields));

/**
 * Stores that somebody proposed an event, as the server does; one that was approved is published.
 * @param profileId the profile's id on the wire
 * @returns the event's id on the wire
 */
export async function newProposalOf(profileId: string, proposal: 'pending' | 'approved' = 'pending'): Promise<string> {
  const { documentId } = await event({ isPublished: proposal === 'approved' });
  await inDatabase((database) =>
    database('events')
      .where({ document_id: documentId })
      .update({
        proposal,
        proposed_at: new Date(),
        proposed_by_id: database('profiles').where({ document_id: profileId }).select('id'),
      }),
  );
  return documentId;
}

/** An event that somebody has just proposed. */
export const proposed = async (
  proposer: { browser: Browser },
  fields: Partial<ProposeEventBody> = {},
): Promise<EventProposal> => bodyOf(await propose(proposer, fields), eventProposalAnswer).data;
