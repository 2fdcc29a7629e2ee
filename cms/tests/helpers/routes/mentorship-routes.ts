import { newRequest } from '../mentorship';
import {
  answerLink,
  consoleMentorship,
  endedMentorshipOfCaller,
  meetingOfCaller,
  mentorshipOfCaller,
  mentorToAsk,
  requestOfCaller,
  requestToCaller,
} from './mentorship-objects';
import { resourceRows } from './resource-rows';
import { admins, everyone, members, none, type RouteRow } from './route';

const students = ['student'] as const;
const one = '/api/mentorship/requests/:id';
const meeting = `${one}/meetings/:meeting` as const;
const offer = () => ({ languages: ['Hindi'] });
const answer = () => ({ status: 'rejected' });
const entered = () => ({ startsAt: `${new Date().toISOString().slice(0, 10)}T18:30`, place: 'Call' });

/** What members do about mentorships, and admins. */
export const mentorshipRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/mentorship/mentors', may: members, objects: none() },
  { method: 'GET', path: '/api/mentorship/mentors/:id', may: members, objects: mentorToAsk },
  {
    method: 'POST',
    path: '/api/mentorship/mentors/:id/request',
    may: students,
    body: () => newRequest(),
    objects: mentorToAsk,
  },
  { method: 'GET', path: '/api/mentorship/expertise', may: members, objects: none() },
  { method: 'GET', path: '/api/mentorship/overview', may: members, objects: none() },
  { method: 'GET', path: '/api/mentorship/status', may: members, objects: none() },
  { method: 'GET', path: '/api/mentorship/profile', may: members, objects: none() },
  { method: 'PUT', path: '/api/mentorship/profile', may: members, body: offer, objects: none() },
  { method: 'GET', path: '/api/mentorship/requests', may: members, objects: none() },
  { method: 'GET', path: one, may: members, objects: requestOfCaller },
  { method: 'PUT', path: `${one}/respond`, may: members, body: answer, objects: requestToCaller },
  { method: 'PUT', path: `${one}/complete`, may: members, objects: mentorshipOfCaller },
  { method: 'PUT', path: `${one}/cancel`, may: members, objects: requestOfCaller },
  {
    method: 'PUT',
    path: `${one}/goals`,
    may: members,
    body: () => ({ goals: [{ text: 'One', isDone: false }], version: 0 }),
    objects: mentorshipOfCaller,
  },
  { method: 'POST', path: `${one}/meetings`, may: members, body: entered, objects: mentorshipOfCaller },
  {
    method: 'PUT',
    path: meeting,
    may: members,
    body: () => ({ ...entered(), version: 0 }),
    objects: meetingOfCaller,
  },
  { method: 'DELETE', path: meeting, may: members, objects: meetingOfCaller },
  { method: 'GET', path: `${meeting}/meeting.ics`, may: members, objects: meetingOfCaller },
  {
    method: 'PUT',
    path: `${one}/feedback`,
    may: members,
    body: () => ({ text: 'It helped.' }),
    objects: endedMentorshipOfCaller,
  },
  { method: 'GET', path: '/api/mentorship/answer/:token', may: everyone, objects: answerLink },
  { method: 'POST', path: '/api/mentorship/answer/:token', may: everyone, body: answer, objects: answerLink },

  { method: 'GET', path: '/api/alumni/mentorship', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/mentorship/mentors', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/mentorship/profile', may: members, objects: none() },
  { method: 'PUT', path: '/api/alumni/mentorship/profile', may: members, body: offer, objects: none() },
  {
    method: 'POST',
    path: '/api/alumni/mentorship/request/:id',
    may: students,
    body: () => newRequest(),
    objects: mentorToAsk,
  },
  {
    method: 'POST',
    path: '/api/alumni/mentorship/accept/:id',
    may: members,
    body: () => ({ answer: 'Gladly.' }),
    objects: requestToCaller,
  },
  {
    method: 'POST',
    path: '/api/alumni/mentorship/decline/:id',
    may: members,
    body: () => ({ answer: 'Not now.' }),
    objects: requestToCaller,
  },
  { method: 'POST', path: '/api/alumni/mentorship/end/:id', may: members, objects: mentorshipOfCaller },

  { method: 'GET', path: '/api/admin/mentorship-stats', may: admins, objects: none() },
  ...resourceRows({ name: 'mentorships', change: () => ({}), objects: consoleMentorship }),
];
