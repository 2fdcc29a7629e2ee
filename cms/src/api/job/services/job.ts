import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  messages,
  SIMILAR_JOBS_MAX,
  type Job,
  type JobDetail,
  type JobFilters,
  type JobsQuery,
  type Page,
} from 'contracts';
import createError from 'http-errors';

import { recordRead } from '../../../platform/cache/reading';
import { testColumn } from '../../../platform/queries/test-column';
import type { Wishes } from '../../../platform/queries/public-list';
import { fold } from '../../../platform/word-index/fold';
import { inOrderOf } from '../../../shared/in-order';
import { presentPage, toRange } from '../../../shared/present-page';
import { toDate, type StoredTime } from '../../../shared/stored-time';
import { choicesOf } from '../jobs/choices';
import { findJobs, goneBefore, isNarrow, LATEST_FIRST, listedJobs, steadyMoments, type JobFilter } from '../jobs/find';
import { findJob, job, JOB, jobs, LISTED_JOB, type ListedJob, type WholeJob } from '../jobs/job';
import { presentJobDetail, presentJobs } from '../jobs/presenter';

/** Skills by which others are looked for, and how many of each. */
const COMPARED_SKILLS = 6;
const COMPARED_JOBS = 20;

const jobService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of the jobs that everybody sees, the latest first. */
  async list(query: JobsQuery & Partial<Wishes>, now = new Date()): Promise<Page<Job>> {
    const { search, order = [], conditions = [] } = query;
    const moments = await steadyMoments(strapi.db.connection, now);
    const { ids, total } = await findJobs(strapi, {
      search,
      isNarrow: isNarrow(query),
      keptWith: [JOB],
      conditions: listedJobs(query, moments),
      ...(conditions.length > 0 && {
        filter(found) {
          for (const condition of conditions) testColumn(strapi, found, columnOf(condition.attribute), condition);
        },
      }),
      order: [
        ...order.map(({ attribute, direction }) => ({ column: columnOf(attribute), order: direction })),
        LATEST_FIRST,
      ],
      ...toRange(query),
    });
    return presentPage(await presentJobs(strapi, await listed(strapi, ids)), total, query);
  },

  /** The latest jobs that can be applied for; at most `count`. */
  async latest(count: number, now = new Date()): Promise<Job[]> {
    return presentJobs(strapi, await find(strapi, { search: '', filter: {}, count }, now));
  },

  /** When the next of the jobs that everybody sees closes; null where none does. What is kept is out of date then. */
  async nextClosing(now = new Date()): Promise<Date | null> {
    const next: { at?: StoredTime | null } | undefined = await jobs(strapi.db.connection)
      .where('job.is_hidden', false)
      .where('job.closes_at', '>', now)
      .min({ at: 'job.closes_at' })
      .first();
    return toDate(next?.at ?? null);
  },

  /** Companies and places of the jobs that can be applied for, those with most of them first. */
  async filters(now = new Date()): Promise<JobFilters> {
    recordRead(JOB);
    const { connection } = strapi.db;
    const [companies, places] = await Promise.all([
      choicesOf(connection, 'companies', now),
      choicesOf(connection, 'places', now),
    ]);
    return { companies, places };
  },

  /**
   * One job, whole.
   * @throws NotFoundError where everybody sees none under this id; a 410 where it has closed long ago
   */
  async one(id: string, now = new Date()): Promise<JobDetail> {
    return presentJobDetail(strapi, await this.seen(id, now));
  },

  /** A few others that can be applied for and ask for most of the same skills. @throws as `one` does */
  async similar(id: string, now = new Date()): Promise<Job[]> {
    const { id: own, skills } = await this.seen(id, now);
    const wanted = new Set(skills.map(fold));
    const found = await Promise.all(
      skills
        .slice(0, COMPARED_SKILLS)
        .map((skill) => find(strapi, { search: skill, filter: {}, count: COMPARED_JOBS }, now)),
    );
    const others = new Map(found.flat().map((row) => [row.id, row]));
    others.delete(own);
    const shared = (row: ListedJob) => row.skills.filter((skill) => wanted.has(fold(skill))).length;
    const alike = [...others.values()].filter((row) => shared(row) > 0);
    alike.sort((one, other) => shared(other) - shared(one) || other.id - one.id);
    return presentJobs(strapi, alike.slice(0, SIMILAR_JOBS_MAX));
  },

  /** A job that has a page. @throws as `one` does */
  async seen(id: string, now: Date): Promise<WholeJob> {
    recordRead(JOB);
    const found = await findJob(strapi.db.connection, id);
    if (!found || found.isHidden) throw new errors.NotFoundError(messages.jobNotFound);
    if (found.closesAt && found.closesAt <= goneBefore(now)) throw createError(410, messages.jobGone);
    return found;
  },
});

export default jobService;

interface Wanted {
  search: string;
  filter: JobFilter;
  count: number;
}

async function find(strapi: Core.Strapi, { search, filter, count }: Wanted, now: Date): Promise<ListedJob[]> {
  const moments = await steadyMoments(strapi.db.connection, now);
  const { ids } = await findJobs(strapi, {
    search,
    keptWith: [JOB],
    conditions: listedJobs(filter, moments),
    order: [LATEST_FIRST],
    ...{ start: 0, limit: count },
  });
  return listed(strapi, ids);
}

/** Jobs by their rows, in this order. */
async function listed(strapi: Core.Strapi, ids: readonly number[]): Promise<ListedJob[]> {
  recordRead(JOB);
  return inOrderOf(ids, await LISTED_JOB.all(jobs(strapi.db.connection).whereIn('job.id', [...ids])));
}

/** A column of `job`, by the attribute that it holds. */
const columnOf = (attribute: string): string =>
  (job as unknown as Record<string, { sql: string }>)[attribute]?.sql ?? '';
