import { newMessage } from '../messaging';
import {
  fileOfCaller,
  personToWrite,
  personWithoutThread,
  reportedFile,
  reportObject,
  threadOfCaller,
} from './message-objects';
import { resourceRows } from './resource-rows';
import { admins, members, none, type RouteRow } from './route';

const thread = '/api/messages/:person';
const report = '/api/admin/message-reports/:id';
const upTo = () => ({ upTo: 1 });
const note = () => ({ note: 'Please be kind.' });

/** What members write to each other, and what admins do about what is reported. */
export const messageRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/messages', may: members, objects: none() },
  {
    method: 'GET',
    path: '/api/messages/search',
    may: members,
    query: () => '?search=zqnobodywrotethis',
    objects: none(),
  },
  { method: 'GET', path: '/api/messages/stream', may: members, objects: none() },
  { method: 'GET', path: '/api/messages/changes', may: members, objects: none() },
  { method: 'PUT', path: '/api/messages/delivered', may: members, body: upTo, objects: none() },
  { method: 'GET', path: '/api/messages/settings', may: members, objects: none() },
  { method: 'PUT', path: '/api/messages/settings', may: members, body: () => ({ showsRead: true }), objects: none() },
  { method: 'GET', path: thread, may: members, objects: personToWrite },
  { method: 'POST', path: thread, may: members, body: newMessage, objects: personToWrite },
  { method: 'PUT', path: `${thread}/read`, may: members, body: upTo, objects: threadOfCaller },
  {
    method: 'POST',
    path: `${thread}/report`,
    may: members,
    body: () => ({ message: 'no-such-message', reason: 'Rude.' }),
    // A message of the thread has a test of its own.
    objects: personWithoutThread,
  },
  { method: 'GET', path: `${thread}/files/:message`, may: members, objects: fileOfCaller },

  { method: 'POST', path: `${report}/thread`, may: admins, objects: reportObject },
  { method: 'POST', path: `${report}/uphold`, may: admins, body: note, objects: reportObject },
  { method: 'POST', path: `${report}/dismiss`, may: admins, body: note, objects: reportObject },
  { method: 'GET', path: `${report}/files/:message`, may: admins, objects: reportedFile },
  ...resourceRows({ name: 'message-reports', change: () => ({}), objects: reportObject }),
];
