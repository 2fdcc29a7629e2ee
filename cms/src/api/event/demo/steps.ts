import { seedEvents } from './events';
import { seedProposals, seedRegistrations } from './registrations';

export const steps = { events: seedEvents, registrations: seedRegistrations, proposals: seedProposals };
