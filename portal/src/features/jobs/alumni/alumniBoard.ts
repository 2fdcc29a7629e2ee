import { ALUMNI_JOB_TYPE_LABELS, api, paths } from 'contracts';

import type { Board } from '../boards';

/** The alumni pages, which have labels of their own (member §9). */
export const alumniBoard: Board = {
  listAt: paths.alumniJobs,
  apiFor: (asked) => api.alumniJobs({ ...asked }),
  jobAt: paths.alumniJob,
  types: ALUMNI_JOB_TYPE_LABELS,
};
