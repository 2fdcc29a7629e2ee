import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, OPEN_JOBS_MAX, type JobDetail, type OwnJob, type OwnJobsQuery, type Page } from 'contracts';

import { ownProfileId } from '../../../platform/accounts/own-profile';
import { recordWrite } from '../../../platform/cache';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { conflict } from '../../../shared/conflict';
import { presentPage, toRange } from '../../../shared/present-page';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { countApplications } from '../applications/store';
import { deleteJobs } from '../jobs/delete';
import { findJob, JOB, jobs, JOBS_TABLE, LISTED_JOB } from '../jobs/job';
import { ownJob, reasonOf, type Poster } from '../jobs/own';
import { storeReport } from '../jobs/reports';
import { presentJobDetail, presentJobs } from '../jobs/presenter';
import { refuseClosed, toChangedJob, toNewJob, type WrittenJob } from '../jobs/write';
import jobService from './job';

const ownJobService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Posts a job. @throws a 409 where as many of the person's are open as may be */
  async post(user: Poster, written: WrittenJob, now = new Date()): Promise<JobDetail> {
    const profileId = ownProfileId(user);
    const { timeZone } = await settingService({ strapi }).current();
    const id = await inTransaction(strapi, async (trx) => {
      await refuseTooMany(trx, profileId, now);
      const { documentId } = await strapi
        .documents(JOB)
        .create({ data: { ...toNewJob(written, timeZone), postedBy: profileId, isHidden: false } });
      return documentId;
    });
    return whole(strapi, id);
  },

  /** Changes a job of one's own, or any as an admin. @throws NotFoundError; PolicyError (403) for a stranger's */
  async change(user: Poster, id: string, written: WrittenJob): Promise<JobDetail> {
    const { timeZone } = await settingService({ strapi }).current();
    await inTransaction(strapi, async (trx) => {
      const before = await ownJob(trx, user, id);
      await strapi.documents(JOB).update({ documentId: id, data: toChangedJob(written, timeZone, before) });
    });
    return whole(strapi, id);
  },

  /** Closes a job before its day: from now on nobody can apply. @throws a 409 where it is closed */
  async close(user: Poster, id: string, now = new Date()): Promise<JobDetail> {
    await inTransaction(strapi, async (trx) => {
      const before = await ownJob(trx, user, id);
      refuseClosed(before, now);
      await trx(JOBS_TABLE).where({ id: before.id }).update({ closes_at: now, updated_at: now });
      await recordWrite(strapi, JOB);
    });
    return whole(strapi, id);
  },

  /** Deletes a job of one's own, or any as an admin, with all that belongs to it. */
  async remove(user: Poster, id: string): Promise<void> {
    await inTransaction(strapi, async (trx) => {
      // Of several at once, the first deletes it, and the others find none.
      await lockDocuments(strapi, trx, JOB, [id]);
      const { documentId } = await ownJob(trx, user, id);
      await deleteJobs(strapi, trx, [documentId], ({ posterId }) => (posterId === user.profileId ? 'poster' : 'admin'));
    });
  },

  /** A page of the jobs that a person posted, the latest first. */
  async list(user: Poster, query: OwnJobsQuery, now = new Date()): Promise<Page<OwnJob>> {
    const profileId = ownProfileId(user);
    const database = strapi.db.connection;
    const own = () => {
      const found = jobs(database).where('job.posted_by_id', profileId);
      return query.status === 'open' ? found.where('job.closes_at', '>', now) : found.where('job.closes_at', '<=', now);
    };
    const { start, limit } = toRange(query);
    const [rows, [counted]] = await Promise.all([
      LISTED_JOB.all(own().orderBy('job.id', 'desc').offset(start).limit(limit)),
      own().count<{ count: number | string }[]>({ count: '*' }),
    ]);
    const ids = rows.map(({ id }) => id);
    const [presented, counts] = await Promise.all([presentJobs(strapi, rows), countApplications(database, ids)]);
    const data = rows.flatMap((row, index) => {
      const shown = presented[index];
      const { all, received } = counts.get(row.id) ?? { all: 0, received: 0 };
      return shown ? [{ ...shown, applications: all, newApplications: received, hiddenReason: reasonOf(row) }] : [];
    });
    return presentPage(data, Number(counted?.count ?? 0), query);
  },

  /** Reports a job to the admins, once. @throws ValidationError for one's own; a 409 the second time */
  async report(user: Poster, id: string, reason: string, now = new Date()): Promise<void> {
    const profileId = ownProfileId(user);
    const { id: jobId, posterId } = await jobService({ strapi }).seen(id, now);
    if (posterId === profileId) throw new errors.ValidationError(messages.reportOwnJob);
    await storeReport(strapi.db.connection, { jobId, profileId, reason }, now);
  },
});

export default ownJobService;

/** @throws a 409 where as many of a person's jobs are open as may be; others that are posted at once wait */
async function refuseTooMany(trx: Database, profileId: number, now: Date): Promise<void> {
  await trx('profiles').where({ id: profileId }).forUpdate().first('id');
  const open: number[] = await jobs(trx)
    .where('job.posted_by_id', profileId)
    .where('job.closes_at', '>', now)
    .limit(OPEN_JOBS_MAX)
    .pluck('job.id');
  if (open.length >= OPEN_JOBS_MAX) throw conflict(messages.tooManyJobs(OPEN_JOBS_MAX));
}

async function whole(strapi: Core.Strapi, id: string): Promise<JobDetail> {
  const stored = await findJob(strapi.db.connection, id);
  if (!stored) throw new errors.NotFoundError(messages.jobNotFound);
  return presentJobDetail(strapi, stored);
}
