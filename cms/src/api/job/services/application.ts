import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, paths, type OwnApplication, type OwnApplicationsQuery, type Page, type Resume } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { mailingMember } from '../../../platform/accounts/limits';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import type { Uploaded } from '../../../platform/files/read-upload';
import { advance } from '../../../platform/states/advance';
import { NONE } from '../../../platform/states/machine';
import { presentPage, toRange } from '../../../shared/present-page';
import { inTransaction, type Database } from '../../../shared/transaction';
import { applicationMachine } from '../applications/machine';
import { presentOwnApplication } from '../applications/presenter';
import { forgetKept, keptResume, readResume, storeResume } from '../applications/resume';
import {
  APPLICATION,
  applications,
  APPLICATIONS_TABLE,
  deleteApplications,
  OWN_APPLICATION,
  ownApplications,
  storeApplication,
  type Application,
} from '../applications/store';
import { findJob, JOB_POSTER, jobs, type WholeJob } from '../jobs/job';
import { mayManage } from '../jobs/own';
import { refuseClosed } from '../jobs/write';
import { tell } from '../notifications';
import jobService from './job';

/** What somebody sends along with their name; the kept résumé where there is no file. */
interface Sent {
  coverLetter: string;
  keepResume: boolean;
  file: Uploaded | null;
}

const applicationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Refuses early what cannot be applied for.
   * @throws NotFoundError, a 410, ValidationError for one's own and for what is applied for elsewhere, a 409 once closed
   */
  async applicable(user: SignedInUser, id: string, now = new Date()): Promise<WholeJob> {
    const found = await jobService({ strapi }).seen(id, now);
    if (found.posterId === ownProfileId(user)) throw new errors.ValidationError(messages.applyToOwnJob);
    if (found.applicationUrl !== '') throw new errors.ValidationError(messages.applyElsewhere);
    refuseClosed(found, now);
    return found;
  },

  /** Sends an application, once a person and job. @throws as `applicable`; a 409 the second time */
  async apply(user: SignedInUser, id: string, { coverLetter, keepResume, file }: Sent, now = new Date()) {
    const profileId = ownProfileId(user);
    const { id: jobId, posterId } = await this.applicable(user, id, now);
    const store = (mayMail: boolean) =>
      inTransaction(strapi, async (trx) => {
        // Whoever closes or deletes the job at this moment comes first, or waits.
        await trx('jobs').where({ id: jobId }).forUpdate().first('id');
        const present = await findJob(trx, id);
        if (!present || present.isHidden) throw new errors.NotFoundError(messages.jobNotFound);
        refuseClosed(present, now);
        applicationMachine.check(
          'apply',
          (await findOne(trx, { job_id: jobId, profile_id: profileId }))?.state ?? NONE,
        );
        const resumeId = file
          ? await storeResume(trx, { profileId, file, isKept: keepResume }, now)
          : (await keptResume(trx, profileId))?.id;
        if (resumeId === undefined) throw new errors.ValidationError(messages.noKeptResume);
        const stored = await storeApplication(trx, { jobId, profileId, state: 'received', coverLetter, resumeId }, now);
        if (stored === null) return applicationMachine.refuse('apply', 'received');
        if (posterId !== null) {
          await tell(strapi, 'job-application', {
            ...{ news: 'applied', job: present, recipientId: posterId, actorId: profileId, person: user.name, mayMail },
            key: `job-application:${stored}`,
            href: paths.jobApplications(id),
          });
        }
        return stored;
      });
    return this.one(user, await mailingMember(posterId, store));
  },

  /** An application of one's own. @throws NotFoundError */
  async one(user: SignedInUser, documentId: string): Promise<OwnApplication> {
    const own = ownApplications(strapi.db.connection).where({
      'application.profile_id': ownProfileId(user),
      'application.document_id': documentId,
    });
    const found = await OWN_APPLICATION.first(own);
    if (!found) throw new errors.NotFoundError(messages.applicationNotFound);
    return presentOwnApplication(found);
  },

  /** A page of the applications of a person, the latest first. */
  async list(user: SignedInUser, query: OwnApplicationsQuery): Promise<Page<OwnApplication>> {
    const own = { 'application.profile_id': ownProfileId(user) };
    const { start, limit } = toRange(query);
    const database = strapi.db.connection;
    const [rows, [counted]] = await Promise.all([
      OWN_APPLICATION.all(
        ownApplications(database).where(own).orderBy('application.id', 'desc').offset(start).limit(limit),
      ),
      applications(database).where(own).count<{ count: number | string }[]>({ count: '*' }),
    ]);
    return presentPage(rows.map(presentOwnApplication), Number(counted?.count ?? 0), query);
  },

  /** Takes an application back; nothing of it stays. @throws NotFoundError; a 409 once it is decided */
  async withdraw(user: SignedInUser, documentId: string): Promise<void> {
    const own = { document_id: documentId, profile_id: ownProfileId(user) };
    await inTransaction(strapi, async (trx) => {
      const row = trx(APPLICATIONS_TABLE).where(own);
      if (await advance(row, applicationMachine, 'withdraw', { to: NONE }, { updated_at: new Date() })) {
        await deleteApplications(trx, (rows) => rows.where(own));
        return;
      }
      applicationMachine.refuse('withdraw', (await findOne(trx, own))?.state ?? NONE);
    });
  },

  /**
   * The résumé of an application, for whoever sent it, whoever posted the job, and admins.
   * @throws NotFoundError for everybody else, as if there were none
   */
  async resume(user: SignedInUser, documentId: string): Promise<Uploaded> {
    const database = strapi.db.connection;
    const found = await APPLICATION.first(applications(database).where('application.document_id', documentId));
    const isOwn = found !== null && user.profileId !== null && found.profileId === user.profileId;
    const poster = found && (await JOB_POSTER.first(jobs(database).where('job.id', found.jobId)));
    const file = found && poster && (isOwn || mayManage(user, poster)) && (await readResume(database, found.resumeId));
    if (!file) throw new errors.NotFoundError(messages.applicationNotFound);
    return file;
  },

  /** The résumé that a person keeps for the next application; null for none. */
  async keptResume(user: SignedInUser): Promise<Resume | null> {
    const kept = await keptResume(strapi.db.connection, ownProfileId(user));
    return kept && { name: kept.name, bytes: kept.bytes };
  },

  /** Keeps it no longer. @throws NotFoundError where there is none */
  async forgetResume(user: SignedInUser): Promise<void> {
    const isForgotten = await inTransaction(strapi, (trx) => forgetKept(trx, ownProfileId(user)));
    if (!isForgotten) throw new errors.NotFoundError(messages.noKeptResume);
  },
});

export default applicationService;

const findOne = (trx: Database, own: object): Promise<Application | null> =>
  APPLICATION.first(applications(trx).whereIn('application.id', trx(APPLICATIONS_TABLE).where(own).select('id')));
