import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';

import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import { inTransaction } from '../../../shared/transaction';
import { findJobs, LATEST_FIRST, listedJobs } from '../jobs/find';
import { jobs, LISTED_JOB } from '../jobs/job';
import { tell } from '../notifications';
import { latestJob, nextAt, SEARCH, searches, SEARCHES_TABLE, type StoredSearch } from './store';

/**
 * Tells whoever saved a search of the jobs that were posted since: at once, or of a week together. Each search is marked
 * in the transaction that tells, by whichever instance comes first (security matrix 32).
 */
export async function tellMatches(strapi: Core.Strapi, now: Date): Promise<void> {
  const latest = await latestJob(strapi.db.connection);
  await stepByStep(async () => {
    const due = await SEARCH.all(
      searches(strapi.db.connection)
        .where('search.checked_through', '<', latest)
        .where('search.next_at', '<=', now)
        .orderBy(['search.checked_through', 'search.id'])
        .limit(AT_ONE_STEP),
    );
    for (const each of due) await tellOne(strapi, each, latest, now);
    return due.length === AT_ONE_STEP;
  });
}

async function tellOne(strapi: Core.Strapi, saved: StoredSearch, latest: number, now: Date): Promise<void> {
  const { id, profileId, checkedThrough, rhythm, search, company, place, salaryKnown } = saved;
  const type = saved.type ?? undefined;
  const { ids, total } = await findJobs(strapi, {
    search,
    conditions: listedJobs({ type, company, place, salaryKnown }, now),
    filter(found) {
      void found.where('job.id', '>', checkedThrough).where('job.id', '<=', latest);
      // Nobody is told of what they posted.
      void found.whereRaw('coalesce(job.posted_by_id, 0) <> ?', [profileId]);
    },
    goesOn: true,
    order: [LATEST_FIRST],
    ...{ start: 0, limit: 1 },
  });
  const job = await LISTED_JOB.first(jobs(strapi.db.connection).whereIn('job.id', ids));
  await inTransaction(strapi, async (trx) => {
    const marked: number = await trx(SEARCHES_TABLE)
      .where({ id, checked_through: checkedThrough })
      .update({ checked_through: latest, next_at: nextAt(rhythm, now) });
    if (marked !== 1 || !job) return;
    await tell(strapi, 'job-match', {
      ...{ news: 'match', job, recipientId: profileId },
      ...(job.posterId !== null && { actorId: job.posterId }),
      words: total > 1 ? `And ${total - 1} more.` : '',
      key: `job-match:${saved.documentId}:${latest}`,
      href: paths.jobs({
        search,
        company,
        place,
        ...(type && { type }),
        ...(salaryKnown && { salaryKnown: 'true' as const }),
      }),
    });
  });
}
