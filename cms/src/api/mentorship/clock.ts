import type { Core } from '@strapi/strapi';

import { advance } from '../../platform/states/advance';
import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import { mentorshipMachine } from './machine';
import { tell } from './notifications';
import { lateBefore, MENTORSHIPS_TABLE, mentorships, overBefore, STORED, type StoredMentorship } from './store';

/**
 * Ends what no mentor has answered for too long, of which the student is told, and reminds mentors of what has waited for
 * some days, once each. Every request is marked in the transaction that tells, by whichever instance comes first
 * (security matrix 32).
 */
export async function sweepMentorships(strapi: Core.Strapi, now: Date): Promise<void> {
  await each(strapi, (waiting) => waiting.where('mentorship.assigned_at', '<=', overBefore(now)), expire);
  await each(
    strapi,
    (waiting) => waiting.where('mentorship.assigned_at', '<=', lateBefore(now)).whereNull('mentorship.nudged_at'),
    nudge,
  );

  async function expire(trx: Database, { id, documentId, studentId, mentorId, assignedAt }: StoredMentorship) {
    // Who lets a request lapse has taken at least as long.
    const replySeconds = Math.round((now.getTime() - assignedAt.getTime()) / 1000);
    const columns = { closed_at: now, reply_seconds: replySeconds, updated_at: now };
    const row = trx(MENTORSHIPS_TABLE).where({ id, assigned_at: assignedAt });
    if (!(await advance(row, mentorshipMachine, 'expire', { to: 'expired' }, columns))) return;
    await tell(strapi, trx, 'expired', { documentId, recipientId: studentId, actorId: mentorId });
  }

  async function nudge(trx: Database, { id, documentId, studentId, mentorId, message, assignedAt }: StoredMentorship) {
    const marked: number = await trx(MENTORSHIPS_TABLE)
      .where({ id, state: 'pending', assigned_at: assignedAt })
      .whereNull('nudged_at')
      .update({ nudged_at: now });
    if (marked !== 1) return;
    const time = assignedAt.getTime();
    await tell(strapi, trx, 'nudge', { documentId, recipientId: mentorId, actorId: studentId, words: message, time });
  }
}

/** Does something with each request that waits, and fits, a few at a time. */
async function each(
  strapi: Core.Strapi,
  narrow: (waiting: ReturnType<typeof mentorships>) => ReturnType<typeof mentorships>,
  work: (trx: Database, row: StoredMentorship) => Promise<void>,
): Promise<void> {
  await stepByStep(async () => {
    const waiting = narrow(mentorships(strapi.db.connection).where('mentorship.state', 'pending'));
    const due = await STORED.all(waiting.orderBy(['mentorship.assigned_at', 'mentorship.id']).limit(AT_ONE_STEP));
    for (const row of due) await inTransaction(strapi, (trx) => work(trx, row));
    return due.length === AT_ONE_STEP;
  });
}
