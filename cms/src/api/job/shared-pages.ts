import { shareImages } from 'contracts';
import createError from 'http-errors';

import { nullWhenMissing, type SharedPages } from '../../platform/features/share-image';
import jobService from './services/job';

/** The pictures of jobs. */
export const sharedJobs: SharedPages = {
  kind: 'jobs',
  list: { name: 'jobs', title: 'Jobs' },
  async find(strapi, site, id) {
    const job = await jobService({ strapi }).one(id).catch(nullWhenGone);
    if (!job) return null;
    return { address: shareImages.job(site, job), title: job.title, kicker: `${job.company} · ${job.location}` };
  },
};

const nullWhenGone = (error: unknown): null =>
  createError.isHttpError(error) && error.status === 410 ? null : nullWhenMissing(error);
