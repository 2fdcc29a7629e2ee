import { newProposal } from '../proposals';
import { eventOfCaller, eventWithOffer, openEvent, proposalOfCaller } from './event-objects';
import { members, none, type RouteRow } from './route';

/** What members do with events. */
export const eventRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/users/calendar-feed', may: members, objects: none() },
  { method: 'POST', path: '/api/users/calendar-feed', may: members, objects: none() },
  { method: 'DELETE', path: '/api/users/calendar-feed', may: members, objects: none() },
  { method: 'GET', path: '/api/events/:id/ticket', may: members, objects: eventOfCaller },
  { method: 'GET', path: '/api/alumni/events', may: members, objects: none() },
  {
    method: 'GET',
    // Whatever does not look like an id is another address.
    path: '/api/alumni/events/:id([a-z0-9]{24})',
    may: members,
    objects: { 'another’s': openEvent['another’s'], missing: { id: () => 'a'.repeat(24), status: 404 } },
  },
  { method: 'GET', path: '/api/alumni/events/proposals', may: members, objects: none() },
  { method: 'POST', path: '/api/alumni/events/propose', may: members, body: () => newProposal(), objects: none() },
  { method: 'DELETE', path: '/api/alumni/events/proposals/:id', may: members, objects: proposalOfCaller },
  { method: 'GET', path: '/api/events/:id/registration', may: members, objects: openEvent },
  { method: 'POST', path: '/api/events/:id/register', may: members, body: () => ({ answers: [] }), objects: openEvent },
  { method: 'DELETE', path: '/api/events/:id/register', may: members, objects: eventOfCaller },
  { method: 'POST', path: '/api/events/:id/registration/confirm', may: members, objects: eventWithOffer },
  {
    method: 'POST',
    path: '/api/alumni/events/:id/register',
    may: members,
    body: () => ({ answers: [] }),
    objects: openEvent,
  },
  { method: 'DELETE', path: '/api/alumni/events/:id/register', may: members, objects: eventOfCaller },
];
