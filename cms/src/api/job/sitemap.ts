import { paths } from 'contracts';

import type { Listing } from '../../platform/features/listing';
import { JOB } from './jobs/job';

/** The jobs that can be applied for now: search engines are told of no others. */
export const openJobs = (now: Date): Listing => ({
  name: 'jobs',
  uid: JOB,
  title: 'title',
  published: { isHidden: false, closesAt: { $gt: now } },
  fields: ['documentId'],
  pathOf: ({ documentId }) => paths.job(String(documentId)),
});
