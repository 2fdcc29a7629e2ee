import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  COLLEAGUES_MAX,
  messages,
  paths,
  REFERRALS_MAX,
  type Colleagues,
  type Page,
  type Person,
  type Referral,
  type ReferralList,
  type ReferralsQuery,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { mailingMember } from '../../../platform/accounts/limits';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { advance } from '../../../platform/states/advance';
import { NONE } from '../../../platform/states/machine';
import { conflict } from '../../../shared/conflict';
import { presentPage, toRange } from '../../../shared/present-page';
import { inTransaction } from '../../../shared/transaction';
import { findColleague, findColleagues, findPeople } from '../../profile/public';
import { presentJobOf } from '../jobs/presenter';
import { refuseClosed } from '../jobs/write';
import { tell } from '../notifications';
import { ANSWERS, referralMachine } from '../referrals/machine';
import { REFERRAL, referrals, REFERRALS_TABLE, type StoredReferral } from '../referrals/store';
import jobService from './job';

const COLUMNS: Record<ReferralList, string> = { received: 'referral.person_id', sent: 'referral.asker_id' };

const referralService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Who works where a job is, and how many of them the reader can still ask. @throws NotFoundError, a 410 */
  async colleagues(user: SignedInUser, id: string, now = new Date()): Promise<Colleagues> {
    const profileId = ownProfileId(user);
    const { id: jobId, company } = await jobService({ strapi }).seen(id, now);
    const [people, asked] = await Promise.all([
      findColleagues(strapi, company, { profileId }, COLLEAGUES_MAX),
      REFERRAL.all(referrals(strapi.db.connection).where({ 'referral.job_id': jobId, 'referral.asker_id': profileId })),
    ]);
    const states = new Map(asked.map(({ personId, state }) => [personId, state]));
    const data = [...people].map(([row, person]) => ({ ...person, referral: states.get(row) ?? null }));
    return { data, left: Math.max(0, REFERRALS_MAX - asked.length) };
  },

  /**
   * Asks somebody who works there for a referral, with an answer that reaches the asker's own address.
   * @param count counts the message once it may be sent
   * @throws NotFoundError, ValidationError for whoever is no colleague, a 409 for one too many and for the second time
   */
  async ask(
    user: SignedInUser,
    id: string,
    { person: personId, message }: { person: string; message: string },
    count: () => Promise<void>,
    now = new Date(),
  ): Promise<Referral> {
    const profileId = ownProfileId(user);
    const job = await jobService({ strapi }).seen(id, now);
    refuseClosed(job, now);
    const found = await findColleague(strapi, job.company, { profileId }, personId);
    if (!found) throw new errors.ValidationError(messages.notAColleague);
    const [row] = found;
    await count();
    const documentId = randomUUID();
    const store = (mayMail: boolean) =>
      inTransaction(strapi, async (trx) => {
        // Whoever deletes the job at this moment comes first, or waits.
        const present = await trx('jobs').where({ id: job.id }).forUpdate().first<{ id: number } | undefined>('id');
        if (!present) throw new errors.NotFoundError(messages.jobNotFound);
        // One after the other, so that several at once are counted.
        await trx('profiles').where({ id: profileId }).forUpdate().first('id');
        const own = { job_id: job.id, asker_id: profileId };
        const asked: number[] = await trx(REFERRALS_TABLE).where(own).pluck('person_id');
        referralMachine.check('ask', asked.includes(row) ? 'asked' : NONE);
        if (asked.length >= REFERRALS_MAX) throw conflict(messages.tooManyReferrals(REFERRALS_MAX));
        await trx(REFERRALS_TABLE).insert({
          ...{ ...own, document_id: documentId, person_id: row, state: 'asked', message },
          ...{ created_at: now, updated_at: now },
        });
        await tell(strapi, 'referral-asked', {
          ...{ news: 'referral-asked', job, recipientId: row, actorId: profileId, person: user.name, words: message },
          ...{ replyTo: { name: user.name, email: user.email }, mayMail },
          key: `referral-asked:${documentId}`,
          href: paths.referrals(),
        });
      });
    await mailingMember(row, store);
    return this.one(user, documentId);
  },

  /** A page of the requests that a person was sent, or sent; the latest first. */
  async list(user: SignedInUser, query: ReferralsQuery): Promise<Page<Referral>> {
    const own = { [COLUMNS[query.list]]: ownProfileId(user) };
    const { start, limit } = toRange(query);
    const database = strapi.db.connection;
    const [rows, [counted]] = await Promise.all([
      REFERRAL.all(referrals(database).where(own).orderBy('referral.id', 'desc').offset(start).limit(limit)),
      referrals(database).where(own).count<{ count: number | string }[]>({ count: '*' }),
    ]);
    return presentPage(await this.present(user, rows), Number(counted?.count ?? 0), query);
  },

  /** The requests that wait for a person's answer, the latest first; at most `count`. */
  async waiting(user: SignedInUser, count: number): Promise<Referral[]> {
    if (user.profileId === null) return [];
    const own = { 'referral.person_id': user.profileId, 'referral.state': 'asked' };
    const waiting = referrals(strapi.db.connection).where(own).orderBy('referral.id', 'desc').limit(count);
    return this.present(user, await REFERRAL.all(waiting));
  },

  /** Answers a request, and tells whoever asked. @throws NotFoundError; a 409 once it is answered */
  async answer(
    user: SignedInUser,
    documentId: string,
    { answer, message }: { answer: keyof typeof ANSWERS; message: string },
    now = new Date(),
  ): Promise<Referral> {
    const event = ANSWERS[answer];
    await inTransaction(strapi, async (trx) => {
      const own = { document_id: documentId, person_id: ownProfileId(user) };
      const columns = { answer: message, answered_at: now, updated_at: now };
      const isLed = await advance(trx(REFERRALS_TABLE).where(own), referralMachine, event, { to: answer }, columns);
      const stored = await REFERRAL.first(
        referrals(trx).where({ 'referral.document_id': documentId, 'referral.person_id': own.person_id }),
      );
      if (!isLed || !stored) return referralMachine.refuse(event, stored?.state ?? NONE);
      await tell(strapi, 'referral-answered', {
        ...{ news: `referral-${answer}`, job: stored, recipientId: stored.askerId, actorId: own.person_id },
        ...{ person: user.name, words: message, href: paths.referrals({ list: 'sent' }) },
        key: `referral-answered:${documentId}`,
      });
    });
    return this.one(user, documentId);
  },

  /** A request that a person was sent, or sent. */
  async one(user: SignedInUser, documentId: string): Promise<Referral> {
    const stored = await REFERRAL.first(referrals(strapi.db.connection).where('referral.document_id', documentId));
    const [presented] = await this.present(user, stored ? [stored] : []);
    if (!presented) throw new errors.NotFoundError(messages.referralNotFound);
    return presented;
  },

  /** Names the fields that reach either of the two; the other is shown as privacy leaves them. */
  async present({ profileId }: SignedInUser, rows: readonly StoredReferral[]): Promise<Referral[]> {
    const otherOf = ({ askerId, personId }: StoredReferral) => (askerId === profileId ? personId : askerId);
    const people = await findPeople(strapi, [...new Set(rows.map(otherOf))], { profileId });
    return rows.map((row) => presentReferral(row, row.askerId === profileId, people.get(otherOf(row)) ?? null));
  },
});

export default referralService;

function presentReferral(row: StoredReferral, isAsker: boolean, person: Person | null): Referral {
  const { jobDocumentId, title, company, location, closesAt } = row;
  return {
    _id: row.documentId,
    list: isAsker ? 'sent' : 'received',
    job: presentJobOf({ documentId: jobDocumentId, title, company, location, closesAt }),
    person,
    message: row.message,
    state: row.state,
    answer: row.answer,
    askedAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    abilities: { answer: !isAsker && referralMachine.can('refer', row.state) },
  };
}
