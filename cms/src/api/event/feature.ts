import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { COLLECTION } from '../../platform/panel/editor-role';
import { admins, everyone, members } from '../../platform/permissions/calls';
import { sweepCancelled } from './calendar/cancelled';
import { calendarFeedPart } from './calendar/personal-data';
import { calendars } from './calendar/served';
import { eventResource } from './console/events';
import { eventCancelled } from './mails/event-cancelled';
import { eventMessage } from './mails/event-message';
import { eventMoved } from './mails/event-moved';
import { eventReminder } from './mails/event-reminder';
import { eventTicket } from './mails/event-ticket';
import { seatOffered } from './mails/seat-offered';
import { sendEventMessages } from './messages/send';
import { eventNotifications } from './notifications';
import { eventComponentViews } from './panel/components';
import { eventView } from './panel/event';
import { eventProposals } from './proposals/moderation';
import { eventProposalsPart } from './proposals/personal-data';
import { eventProposalRules } from './proposals/rules';
import { sendCancellations } from './registrations/cancellations';
import { registrationMachine } from './registrations/machine';
import { sendMoves } from './registrations/moves';
import { tickets } from './registrations/payable';
import { registrationsPart } from './registrations/personal-data';
import { sendReminders } from './registrations/reminders';
import { sweepLines } from './registrations/sweep';
import { watchEvents } from './registrations/watch-events';
import { eventRules } from './rules';
import { eventIndex } from './search/find';
import { sharedEvents } from './shared-pages';

/** Events: what visitors see of them, proposals, registrations and tickets, the door, and calendars. */
const feature: Feature = {
  name: 'event',
  calls: [
    ['GET', '/events', 'event.find', everyone],
    ['GET', '/events/upcoming', 'event.upcoming', everyone],
    ['GET', '/events/:id', 'event.findOne', everyone],
    ['GET', '/events/:id/seats', 'event.seats', everyone],
    ['GET', '/events/:id/related', 'event.related', everyone],
    ['GET', '/alumni/events', 'member-event.find', members],
    // Only what looks like an id: beside it are the proposals.
    ['GET', '/alumni/events/:id([a-z0-9]{24})', 'member-event.findOne', members],
    ['GET', '/events/:id/registration', 'registration.find', members],
    ['GET', '/events/:id/ticket', 'ticket.find', members],
    ['POST', '/events/:id/registration/confirm', 'registration.confirm', members],
    ['POST', '/events/:id/register', 'registration.register', members],
    ['DELETE', '/events/:id/register', 'registration.cancel', members],
    ['POST', '/alumni/events/:id/register', 'registration.register', members],
    ['DELETE', '/alumni/events/:id/register', 'registration.cancel', members],
    ['POST', '/alumni/events/propose', 'event-proposal.propose', members],
    ['GET', '/alumni/events/proposals', 'event-proposal.find', members],
    ['DELETE', '/alumni/events/proposals/:id', 'event-proposal.withdraw', members],
    ['GET', '/users/calendar-feed', 'calendar-feed.find', members],
    ['POST', '/users/calendar-feed', 'calendar-feed.renew', members],
    ['DELETE', '/users/calendar-feed', 'calendar-feed.end', members],
    ['GET', '/admin/events/:id/door', 'door.guests', admins],
    ['GET', '/admin/events/:id/door/counts', 'door.counts', admins],
    ['POST', '/admin/events/:id/check-ins', 'door.checkIn', admins],
    ['DELETE', '/admin/events/:id/check-ins/:code', 'door.undo', admins],
    ['POST', '/admin/events/:id/registrations/:registration/check-in', 'door.checkInGuest', admins],
    ['DELETE', '/admin/events/:id/registrations/:registration/check-in', 'door.undoGuest', admins],
    ['GET', '/admin/events/:id/registrations', 'console-registration.find', admins],
    ['GET', '/admin/events/:id/registrations/counts', 'console-registration.counts', admins],
    ['GET', '/admin/events/:id/registrations.csv', 'console-registration.csv', admins],
    ['GET', '/admin/events/:id/messages', 'console-message.find', admins],
    ['POST', '/admin/events/:id/messages', 'console-message.create', admins],
  ],
  resources: [eventResource],
  moderated: [eventProposals],
  payables: [tickets],
  machines: [registrationMachine],
  writeRules: [eventRules, eventProposalRules],
  linkFields: { 'api::event.event': ['registrationLink'] },
  personalData: [registrationsPart, eventProposalsPart, calendarFeedPart],
  mails: [seatOffered, eventTicket, eventReminder, eventMessage, eventMoved, eventCancelled],
  notifications: eventNotifications,
  panelViews: [eventView, ...eventComponentViews],
  editors: { content: { 'api::event.event': COLLECTION } },
  previews: {
    'api::event.event': async (strapi, { documentId }) => {
      const event = await strapi.documents('api::event.event').findOne({ documentId });
      return event?.isPublished ? paths.events({ search: event.title ?? '' }) : null;
    },
  },
  wordIndexes: [eventIndex],
  listPages: [paths.events()],
  sitemap: [
    {
      name: 'events',
      uid: 'api::event.event',
      title: 'title',
      published: { isPublished: true },
      fields: ['documentId'],
      pathOf: ({ documentId }) => paths.event(String(documentId)),
    },
  ],
  sharedPages: [sharedEvents],
  serves: calendars,
  everyMinute: [sweepLines, sendReminders, sendMoves, sendCancellations, sendEventMessages],
  hourly: [sweepCancelled],
  watch: watchEvents,
  demo: { stage: 'content', load: () => import('./demo/steps') },
};

export default feature;
