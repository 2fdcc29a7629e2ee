/** What other features may use of this one. */
export { eventProposals } from './proposals/moderation';
export { countRegistrationsIn } from './registrations/trend';
export { default as eventService } from './services/event';
export { default as eventProposalService } from './services/event-proposal';
export { default as memberEventService } from './services/member-event';
