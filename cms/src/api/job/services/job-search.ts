import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { JOB_SEARCHES_MAX, messages, type JobSearch, type JobSearchRhythm, type SavedJobSearch } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { fold } from '../../../platform/word-index/fold';
import { sign } from '../../../platform/word-index/sign';
import { conflict } from '../../../shared/conflict';
import { inTransaction } from '../../../shared/transaction';
import { latestJob, nextAt, presentSearch, SEARCH, searches, SEARCHES_TABLE } from '../searches/store';

type Owner = Pick<SignedInUser, 'profileId'>;

const jobSearchService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The searches of a person, in the order in which they saved them. */
  async list(user: Owner): Promise<JobSearch[]> {
    const own = searches(strapi.db.connection).where('search.profile_id', ownProfileId(user)).orderBy('search.id');
    return (await SEARCH.all(own)).map(presentSearch);
  },

  /** Saves a search, which tells of what is posted from now on. @throws a 409 for one too many, and for one of the same */
  async save(user: Owner, saved: SavedJobSearch, now = new Date()): Promise<JobSearch> {
    const profileId = ownProfileId(user);
    const { search, type, company, place, salaryKnown, rhythm } = saved;
    const documentId = randomUUID();
    await inTransaction(strapi, async (trx) => {
      // One after the other, so that several at once are counted.
      await trx('profiles').where({ id: profileId }).forUpdate().first('id');
      const own: string[] = await trx(SEARCHES_TABLE).where({ profile_id: profileId }).pluck('words_key');
      const key = sign([fold(search), type, fold(company), fold(place), salaryKnown]);
      if (own.includes(key)) throw conflict(messages.jobSearchExists);
      if (own.length >= JOB_SEARCHES_MAX) throw conflict(messages.tooManyJobSearches(JOB_SEARCHES_MAX));
      await trx(SEARCHES_TABLE).insert({
        ...{ document_id: documentId, profile_id: profileId, words_key: key, search, type, company, place, rhythm },
        ...{ salary_known: salaryKnown, checked_through: await latestJob(trx), next_at: nextAt(rhythm, now) },
        ...{ created_at: now, updated_at: now },
      });
    });
    return one(strapi, profileId, documentId);
  },

  /** Changes how often a search tells. @throws NotFoundError */
  async change(user: Owner, documentId: string, rhythm: JobSearchRhythm, now = new Date()): Promise<JobSearch> {
    const profileId = ownProfileId(user);
    await strapi.db
      .connection(SEARCHES_TABLE)
      .where({ document_id: documentId, profile_id: profileId })
      .update({ rhythm, next_at: nextAt(rhythm, now), updated_at: now });
    return one(strapi, profileId, documentId);
  },

  /** Ends a search. @throws NotFoundError */
  async end(user: Owner, documentId: string): Promise<void> {
    const ended: number = await strapi.db
      .connection(SEARCHES_TABLE)
      .where({ document_id: documentId, profile_id: ownProfileId(user) })
      .delete();
    if (ended === 0) throw new errors.NotFoundError(messages.jobSearchNotFound);
  },
});

export default jobSearchService;

async function one(strapi: Core.Strapi, profileId: number, documentId: string): Promise<JobSearch> {
  const found = await SEARCH.first(
    searches(strapi.db.connection).where({ 'search.profile_id': profileId, 'search.document_id': documentId }),
  );
  if (!found) throw new errors.NotFoundError(messages.jobSearchNotFound);
  return presentSearch(found);
}
