/** What other features may use of this one. */
export { default as eventService } from './services/event';
export { default as memberEventService } from './services/member-event';
