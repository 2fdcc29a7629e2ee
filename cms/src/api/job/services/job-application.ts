import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  messages,
  paths,
  type ApplicationState,
  type JobApplication,
  type JobApplications,
  type JobApplicationsQuery,
} from 'contracts';

import { advance } from '../../../platform/states/advance';
import { presentPage, toRange } from '../../../shared/present-page';
import { searchFor } from '../../../shared/search';
import { inTransaction, type Database } from '../../../shared/transaction';
import { findPeople } from '../../profile/public';
import { applicationMachine } from '../applications/machine';
import { presentJobApplication } from '../applications/presenter';
import {
  APPLICATION,
  applications,
  APPLICATIONS_TABLE,
  countApplications,
  JOB_APPLICATION,
  jobApplications,
  type Application,
} from '../applications/store';
import type { WholeJob } from '../jobs/job';
import { ownJob, type Poster } from '../jobs/own';
import { presentJobOf } from '../jobs/presenter';
import { tell } from '../notifications';

/** Where each step leads. */
const MOVES = { shortlist: 'shortlisted', reject: 'rejected', hire: 'hired' } as const;
export type Move = keyof typeof MOVES;

const ORDERS = {
  newest: 'application.id desc',
  oldest: 'application.id asc',
  name: 'profile.name asc, application.id asc',
} as const;

const jobApplicationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of who applied for a job. @throws NotFoundError; PolicyError (403) for a stranger */
  async list(user: Poster, id: string, query: JobApplicationsQuery): Promise<JobApplications> {
    const database = strapi.db.connection;
    const job = await ownJob(database, user, id);
    const find = () => filtered(strapi, job.id, query);
    const { start, limit } = toRange(query);
    const [rows, [counted], counts] = await Promise.all([
      JOB_APPLICATION.all(find().orderByRaw(ORDERS[query.sort]).offset(start).limit(limit)),
      find().count<{ count: number | string }[]>({ count: '*' }),
      countApplications(database, [job.id]),
    ]);
    const { received = 0, shortlisted = 0, rejected = 0, hired = 0 } = counts.get(job.id) ?? {};
    return {
      ...presentPage(await present(strapi, user, rows), Number(counted?.count ?? 0), query),
      job: presentJobOf(job),
      counts: { received, shortlisted, rejected, hired },
    };
  },

  /** Writes the note on an application, which whoever posted the job alone reads. */
  async note(user: Poster, id: string, documentId: string, note: string): Promise<JobApplication> {
    const job = await ownJob(strapi.db.connection, user, id);
    await strapi.db
      .connection(APPLICATIONS_TABLE)
      .where({ job_id: job.id, document_id: documentId })
      .update({ note, updated_at: new Date() });
    return one(strapi, user, job, documentId);
  },

  /**
   * Leads an application on, and tells whoever sent it.
   * @param sentence what the rejected read; may be empty
   * @throws NotFoundError; a 409 once another decision has been taken
   */
  async move(user: Poster, id: string, documentId: string, event: Move, sentence: string): Promise<JobApplication> {
    const job = await inTransaction(strapi, async (trx) => {
      const own = await ownJob(trx, user, id);
      const found = await APPLICATION.first(
        applications(trx).where({ 'application.job_id': own.id, 'application.document_id': documentId }),
      );
      if (!found) throw new errors.NotFoundError(messages.applicationNotFound);
      if (applicationMachine.check(event, found.state)) await lead(strapi, trx, own, found, event, sentence);
      return own;
    });
    return one(strapi, user, job, documentId);
  },

  /** Rejects all who have heard nothing yet, with one sentence. @returns how many */
  async rejectRest(user: Poster, id: string, sentence: string): Promise<number> {
    return inTransaction(strapi, async (trx) => {
      const own = await ownJob(trx, user, id);
      const rest = await APPLICATION.all(
        applications(trx)
          .where({ 'application.job_id': own.id, 'application.state': 'received' })
          .orderBy('application.id'),
      );
      for (const each of rest) await lead(strapi, trx, own, each, 'reject', sentence);
      return rest.length;
    });
  },

  /** A job, and all who applied for it with what they sent, one after the other. */
  async every(user: Poster, id: string) {
    const database = strapi.db.connection;
    const job = await ownJob(database, user, id);
    const rows = await JOB_APPLICATION.all(
      jobApplications(database).where('application.job_id', job.id).orderBy('application.id'),
    );
    return { job, rows };
  },
});

export default jobApplicationService;

async function lead(
  strapi: Core.Strapi,
  trx: Database,
  job: WholeJob,
  { id, documentId, profileId, state: from }: Application,
  event: Move,
  sentence: string,
): Promise<void> {
  const now = new Date();
  const to = MOVES[event];
  const row = trx(APPLICATIONS_TABLE).where({ id });
  const columns = { sentence: event === 'reject' ? sentence : '', decided_at: now, updated_at: now };
  if (!(await advance(row, applicationMachine, event, { from, to }, columns))) {
    const present = await APPLICATION.first(applications(trx).where('application.id', id));
    applicationMachine.refuse(event, present?.state ?? 'none');
  }
  await tell(strapi, 'application-moved', {
    ...{ news: to, job, recipientId: profileId, words: columns.sentence },
    // Their words are forgotten with them.
    ...(job.posterId !== null && { actorId: job.posterId }),
    key: `application-moved:${documentId}:${to}:${now.getTime()}`,
    href: paths.ownApplications(),
  });
}

function filtered(strapi: Core.Strapi, jobId: number, { search, state }: { search: string; state?: ApplicationState }) {
  const found = jobApplications(strapi.db.connection).where('application.job_id', jobId);
  if (state) void found.where('application.state', state);
  const term = searchFor(strapi, search);
  if (term) {
    void found.where((either) => {
      for (const column of ['profile.name', 'application.cover_letter']) {
        void either.orWhereRaw(`${column} ${term.like}`, term.bindings);
      }
    });
  }
  return found;
}

async function one(strapi: Core.Strapi, user: Poster, job: WholeJob, documentId: string): Promise<JobApplication> {
  const rows = await JOB_APPLICATION.all(
    jobApplications(strapi.db.connection).where({
      'application.job_id': job.id,
      'application.document_id': documentId,
    }),
  );
  const [presented] = await present(strapi, user, rows);
  if (!presented) throw new errors.NotFoundError(messages.applicationNotFound);
  return presented;
}

async function present(strapi: Core.Strapi, { profileId }: Poster, rows: ReturnType<typeof JOB_APPLICATION.read>[]) {
  const people = await findPeople(strapi, [...new Set(rows.map((row) => row.profileId))], { profileId });
  return rows.map((row) => presentJobApplication(row, people.get(row.profileId) ?? null));
}
