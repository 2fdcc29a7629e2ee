import { withQuery } from '../../with-query.js';
import { job, type JobsAsked } from './api.js';

/** How the reader stands to a job, and what they may do. */
export const jobStanding = (id: string) => `${job(id)}/standing`;
/** The jobs that the reader posted. */
export const ownJobs = (query: { status?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/jobs/own', query);
/** POST closes a job before its deadline. */
export const closeJob = (id: string) => `${job(id)}/close`;
/** POST reports a job to the admins. */
export const reportJob = (id: string) => `${job(id)}/report`;

/* The alumni pages: the same jobs by the same actions. */

export const alumniJobs = (query: JobsAsked = {}) => withQuery('/api/alumni/jobs', query);
export const alumniJob = (id: string) => `/api/alumni/jobs/${encodeURIComponent(id)}`;
export const alumniJobApply = (id: string) => `${alumniJob(id)}/apply`;

/* Applications. */

/** POST applies: a form with the résumé, or JSON where the kept one is sent along. */
export const jobApply = (id: string) => `${job(id)}/apply`;
/** The applications of the reader. */
export const ownApplications = (query: { page?: number; pageSize?: number } = {}) =>
  withQuery('/api/jobs/applications', query);
/** DELETE withdraws an application of one's own. */
export const ownApplication = (id: string) => `/api/jobs/applications/${encodeURIComponent(id)}`;
/** The résumé of an application, as a PDF. */
export const applicationResume = (id: string) => `/api/jobs/applications/${encodeURIComponent(id)}/resume`;
/** GET describes the résumé that is kept for the next application, DELETE forgets it. */
export const keptResume = () => '/api/jobs/resume';
/** The applications for a job, for whoever posted it. */
export const jobApplications = (
  id: string,
  query: { search?: string; state?: string; sort?: string; page?: number; pageSize?: number } = {},
) => withQuery(`${job(id)}/applications`, query);
/** One of them: PUT writes its note. */
export const jobApplication = (id: string, application: string) =>
  `${job(id)}/applications/${encodeURIComponent(application)}`;
/** POST leads an application to another state. */
export const moveApplication = (id: string, application: string, step: 'shortlist' | 'reject' | 'hire') =>
  `${jobApplication(id, application)}/${step}`;
/** POST rejects all that are neither hired nor shortlisted. */
export const rejectOtherApplications = (id: string) => `${job(id)}/applications/reject-rest`;
/** All applications with their résumés, as a ZIP file. */
export const jobApplicationsFile = (id: string) => `${job(id)}/applications.zip`;

/* Referrals. */

/** Members who work where the job is. */
export const jobColleagues = (id: string) => `${job(id)}/colleagues`;
/** POST asks one of them. */
export const askReferral = (id: string) => `${job(id)}/referrals`;
/** Requests for a referral: those that the reader was sent, or sent. */
export const referrals = (query: { list?: string; page?: number } = {}) => withQuery('/api/jobs/referrals', query);
/** POST answers one. */
export const answerReferral = (id: string) => `/api/jobs/referrals/${encodeURIComponent(id)}/answer`;

/* Saved searches. */

/** GET lists those of the reader, POST saves one. */
export const jobSearches = () => '/api/jobs/searches';
/** PUT changes how often it tells, DELETE ends it. */
export const jobSearch = (id: string) => `/api/jobs/searches/${encodeURIComponent(id)}`;
