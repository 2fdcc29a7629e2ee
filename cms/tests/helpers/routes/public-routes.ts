import { newContact } from '../contact';
import { event, newAnnouncement, teamMember } from '../factories';
import { published } from './content-objects';
import { admins, everyone, missing, none, type RouteRow } from './route';

/** What everybody may read, what admins write where everybody reads it, and the contact form. */
export const publicRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/site', may: everyone, isPublic: true, objects: none() },
  {
    method: 'GET',
    path: '/api/pages/:slug',
    may: everyone,
    isPublic: true,
    objects: { 'another’s': { id: () => 'home', status: 200 }, missing: missing() },
  },
  { method: 'GET', path: '/api/team-members', may: everyone, isPublic: true, objects: none() },
  {
    method: 'GET',
    path: '/api/team-members/:id',
    may: everyone,
    isPublic: true,
    objects: { 'another’s': { id: async () => (await teamMember()).documentId, status: 200 }, missing: missing() },
  },
  { method: 'GET', path: '/api/events', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/events/upcoming', may: everyone, isPublic: true, objects: none() },
  {
    method: 'GET',
    path: '/api/events/:id',
    may: everyone,
    isPublic: true,
    objects: { 'another’s': { id: async () => (await event()).documentId, status: 200 }, missing: missing() },
  },
  {
    method: 'GET',
    path: '/api/events/:id/seats',
    may: everyone,
    objects: { 'another’s': { id: async () => (await event()).documentId, status: 200 }, missing: missing() },
  },
  {
    method: 'GET',
    path: '/api/events/:id/related',
    may: everyone,
    isPublic: true,
    objects: { 'another’s': { id: async () => (await event()).documentId, status: 200 }, missing: missing() },
  },
  { method: 'GET', path: '/api/announcements', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/announcements/recent', may: everyone, isPublic: true, objects: none() },
  {
    method: 'GET',
    path: '/api/announcements/:id',
    may: everyone,
    isPublic: true,
    objects: published,
  },
  { method: 'POST', path: '/api/announcements', may: admins, body: newAnnouncement, objects: none(201) },
  { method: 'PUT', path: '/api/announcements/:id', may: admins, body: newAnnouncement, objects: published },
  { method: 'DELETE', path: '/api/announcements/:id', may: admins, objects: published },

  // Types from the Content-Type Builder: the product has none, so nobody finds one. See `made-types/pages.test.ts`.
  { method: 'GET', path: '/api/c/:type', may: everyone, isPublic: true, objects: { missing: missing() } },
  { method: 'GET', path: '/api/c/:type/:id', may: everyone, isPublic: true, objects: { missing: missing() } },

  { method: 'POST', path: '/api/contact', may: everyone, body: () => newContact(), objects: none() },
];
