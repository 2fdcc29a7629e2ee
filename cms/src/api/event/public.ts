/** What other features may use of this one. */
export { eventProposals } from './proposals/moderation';
export { default as eventService } from './services/event';
export { default as memberEventService } from './services/member-event';
