import { unique } from '../factories';
import { newAlumniJob, newJob } from '../jobs';
import {
  applicationForCaller,
  applicationOfCaller,
  jobOfCaller,
  jobToApplyFor,
  openJob,
  referralToCaller,
  searchOfCaller,
} from './job-objects';
import { everyone, members, missing, none, type RouteRow } from './route';

const posters = ['alumni', 'admin'] as const;
const application = '/api/jobs/:id/applications/:application';
const sentence = () => ({ sentence: 'We chose somebody else.' });
const letter = () => ({ coverLetter: 'I build things.' });
const keptResume: RouteRow['objects'] = { none: jobToApplyFor['another’s'] ?? { id: () => '', status: 200 } };

/** What everybody may read of jobs, and what members do with them. */
export const jobRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/jobs', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/jobs/opportunities', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/jobs/filters', may: everyone, isPublic: true, objects: none() },
  { method: 'GET', path: '/api/jobs/:id', may: everyone, isPublic: true, objects: openJob },
  { method: 'GET', path: '/api/jobs/:id/similar', may: everyone, isPublic: true, objects: openJob },
  { method: 'GET', path: '/api/jobs/:id/standing', may: members, objects: openJob },
  { method: 'GET', path: '/api/jobs/own', may: members, objects: none() },
  { method: 'POST', path: '/api/jobs', may: posters, body: () => newJob(), objects: none() },
  { method: 'PUT', path: '/api/jobs/:id', may: members, body: () => newJob(), objects: jobOfCaller },
  { method: 'DELETE', path: '/api/jobs/:id', may: members, objects: jobOfCaller },
  { method: 'POST', path: '/api/jobs/:id/close', may: members, objects: jobOfCaller },
  {
    method: 'POST',
    path: '/api/jobs/:id/report',
    may: members,
    body: () => ({ reason: 'It asks for money.' }),
    objects: openJob,
  },
  { method: 'GET', path: '/api/alumni/jobs', may: members, objects: none() },
  { method: 'GET', path: '/api/alumni/jobs/:id', may: members, objects: openJob },
  { method: 'POST', path: '/api/alumni/jobs', may: posters, body: () => newAlumniJob(), objects: none() },
  { method: 'PUT', path: '/api/alumni/jobs/:id', may: members, body: () => newAlumniJob(), objects: jobOfCaller },
  { method: 'DELETE', path: '/api/alumni/jobs/:id', may: members, objects: jobOfCaller },

  { method: 'POST', path: '/api/jobs/:id/apply', may: members, body: letter, objects: jobToApplyFor },
  { method: 'POST', path: '/api/alumni/jobs/:id/apply', may: members, body: letter, objects: jobToApplyFor },
  { method: 'GET', path: '/api/jobs/resume', may: members, objects: none() },
  { method: 'DELETE', path: '/api/jobs/resume', may: members, objects: keptResume },
  { method: 'GET', path: '/api/jobs/applications', may: members, objects: none() },
  { method: 'DELETE', path: '/api/jobs/applications/:id', may: members, objects: applicationOfCaller },
  { method: 'GET', path: '/api/jobs/applications/:id/resume', may: members, objects: applicationOfCaller },
  { method: 'GET', path: '/api/jobs/:id/applications', may: members, objects: jobOfCaller },
  { method: 'GET', path: '/api/jobs/:id/applications.zip', may: members, objects: jobOfCaller },
  {
    method: 'POST',
    path: '/api/jobs/:id/applications/reject-rest',
    may: members,
    body: sentence,
    objects: jobOfCaller,
  },
  {
    method: 'PUT',
    path: application,
    may: members,
    body: () => ({ note: 'Ask about the thesis.' }),
    objects: applicationForCaller,
  },
  { method: 'POST', path: `${application}/shortlist`, may: members, objects: applicationForCaller },
  { method: 'POST', path: `${application}/reject`, may: members, body: sentence, objects: applicationForCaller },
  { method: 'POST', path: `${application}/hire`, may: members, objects: applicationForCaller },

  { method: 'GET', path: '/api/jobs/:id/colleagues', may: members, objects: openJob },
  {
    method: 'POST',
    path: '/api/jobs/:id/referrals',
    may: members,
    body: () => ({ person: 'nobody', message: 'We met.' }),
    // Nobody is no colleague of anybody.
    objects: { 'another’s': { id: openJob['another’s']?.id ?? (() => ''), status: 400 }, missing: missing() },
  },
  { method: 'GET', path: '/api/jobs/referrals', may: members, objects: none() },
  {
    method: 'POST',
    path: '/api/jobs/referrals/:id/answer',
    may: members,
    body: () => ({ answer: 'referred' }),
    objects: referralToCaller,
  },
  { method: 'GET', path: '/api/jobs/searches', may: members, objects: none() },
  {
    method: 'POST',
    path: '/api/jobs/searches',
    may: members,
    body: () => ({ search: unique('engineer') }),
    objects: none(),
  },
  {
    method: 'PUT',
    path: '/api/jobs/searches/:id',
    may: members,
    body: () => ({ rhythm: 'at-once' }),
    objects: searchOfCaller,
  },
  { method: 'DELETE', path: '/api/jobs/searches/:id', may: members, objects: searchOfCaller },
];
