import { WaitingCount } from './WaitingCount';

/** How many proposals wait for a decision, beside the way to the events. */
export const NewProposals = () => (
  <WaitingCount resource="events" filter={{ status: 'proposals' }} field="startsAt" word="proposed" />
);
