import { paths, type Role } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { everyone, members } from '../../platform/permissions/calls';
import { applicationMachine } from './applications/machine';
import { applicationsPart, resumesPart } from './applications/personal-data';
import { jobResource } from './console/jobs';
import { jobIndex } from './jobs/find';
import { jobReportsPart, jobsPart } from './jobs/personal-data';
import { jobNews } from './mails/job-news';
import { jobNotifications } from './notifications';
import { referralMachine } from './referrals/machine';
import { referralsPart } from './referrals/personal-data';
import { jobSearchesPart } from './searches/personal-data';
import { tellMatches } from './searches/tell-matches';
import { sharedJobs } from './shared-pages';
import { openJobs } from './sitemap';

/** Who may post jobs (member §6). */
const posters: readonly Role[] = ['alumni', 'admin'];

/** Jobs: posting and finding them, applying for them, and being referred. */
const feature: Feature = {
  name: 'job',
  calls: [
    ['GET', '/jobs', 'job.find', everyone],
    ['GET', '/jobs/opportunities', 'job.find', everyone],
    ['GET', '/jobs/filters', 'job.filters', everyone],
    ['GET', '/jobs/own', 'own-job.find', members],
    ['GET', '/jobs/resume', 'application.keptResume', members],
    ['DELETE', '/jobs/resume', 'application.forgetResume', members],
    ['GET', '/jobs/applications', 'application.find', members],
    ['DELETE', '/jobs/applications/:id', 'application.withdraw', members],
    ['GET', '/jobs/applications/:id/resume', 'application.resume', members],
    ['GET', '/jobs/referrals', 'referral.find', members],
    ['POST', '/jobs/referrals/:id/answer', 'referral.answer', members],
    ['GET', '/jobs/searches', 'job-search.find', members],
    ['POST', '/jobs/searches', 'job-search.save', members],
    ['PUT', '/jobs/searches/:id', 'job-search.change', members],
    ['DELETE', '/jobs/searches/:id', 'job-search.end', members],
    ['GET', '/jobs/:id', 'job.findOne', everyone],
    ['GET', '/jobs/:id/similar', 'job.similar', everyone],
    ['GET', '/jobs/:id/standing', 'own-job.standing', members],
    ['POST', '/jobs', 'own-job.post', posters],
    ['PUT', '/jobs/:id', 'own-job.change', members],
    ['DELETE', '/jobs/:id', 'own-job.delete', members],
    ['POST', '/jobs/:id/close', 'own-job.close', members],
    ['POST', '/jobs/:id/report', 'own-job.report', members],
    ['POST', '/jobs/:id/apply', 'application.apply', members],
    ['GET', '/jobs/:id/colleagues', 'referral.colleagues', members],
    ['POST', '/jobs/:id/referrals', 'referral.ask', members],
    ['GET', '/jobs/:id/applications', 'job-application.find', members],
    ['GET', '/jobs/:id/applications.zip', 'job-application.files', members],
    ['POST', '/jobs/:id/applications/reject-rest', 'job-application.rejectRest', members],
    ['PUT', '/jobs/:id/applications/:application', 'job-application.note', members],
    ['POST', '/jobs/:id/applications/:application/shortlist', 'job-application.shortlist', members],
    ['POST', '/jobs/:id/applications/:application/reject', 'job-application.reject', members],
    ['POST', '/jobs/:id/applications/:application/hire', 'job-application.hire', members],
    // The alumni pages: the same jobs, by a form with fewer fields.
    ['GET', '/alumni/jobs', 'member-job.find', members],
    ['POST', '/alumni/jobs', 'own-job.postAsAlumni', posters],
    ['GET', '/alumni/jobs/:id', 'member-job.findOne', members],
    ['PUT', '/alumni/jobs/:id', 'own-job.changeAsAlumni', members],
    ['DELETE', '/alumni/jobs/:id', 'own-job.delete', members],
    ['POST', '/alumni/jobs/:id/apply', 'application.apply', members],
  ],
  resources: [jobResource],
  machines: [applicationMachine, referralMachine],
  linkFields: { 'api::job.job': ['applicationUrl'] },
  personalData: [applicationsPart, resumesPart, referralsPart, jobSearchesPart, jobReportsPart, jobsPart],
  mails: [jobNews],
  notifications: jobNotifications,
  wordIndexes: [jobIndex],
  sharedPages: [sharedJobs],
  listPages: [paths.jobs()],
  pagesNow: () => Promise.resolve({ lists: [], documents: [openJobs(new Date())] }),
  everyMinute: [tellMatches],
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
