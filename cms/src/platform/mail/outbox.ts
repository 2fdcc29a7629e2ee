import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Mail } from './mail';

const OUTBOX = 'api::notification.outbox-mail';
/** Said of a mail whose reader has left. */
const WITHDRAWN = 'The account was deleted.';

/** A mail that waits, as its row holds it. */
export interface WaitingMail {
  id: number;
  key: string;
  kind: string;
  recipient: string;
  data: unknown;
  unsubscribeToken: string | null;
  /** Attempts that were begun. It also tells the claims of one mail apart. */
  attempts: number;
  nextAttemptAt: Date | string;
}

/** How an attempt ended. */
export type Outcome =
  | { state: 'sent'; at: Date }
  | { state: 'pending'; nextAttemptAt: Date; fault: string }
  | { state: 'failed'; fault: string };

/** The rows of outgoing mail (design §6). Writes join the transaction that is open around the call. */
export class Outbox {
  constructor(private readonly db: Core.Strapi['db']) {}

  /** Stores mails to be sent from now on, by one statement. A key that exists already changes nothing. */
  async add(mails: readonly Mail[], now: Date): Promise<void> {
    const rows = mails.map(({ key, kind, to, data, unsubscribeToken }) => ({
      ...{ documentId: randomUUID(), key, kind, recipient: to, unsubscribeToken: unsubscribeToken ?? null },
      // As text: of several rows at once, SQLite's driver takes no objects.
      data: JSON.stringify(data),
      ...{ state: 'pending', attempts: 0, nextAttemptAt: now, createdAt: now, updatedAt: now },
    }));
    await this.db.queryBuilder(OUTBOX).insert(rows).onConflict('key').ignore().execute();
  }

  /** Mails whose time has come, the longest waiting first. Those whose claim has run out are among them. */
  due(now: Date, limit: number): Promise<WaitingMail[]> {
    return this.db
      .queryBuilder(OUTBOX)
      .select(['id', 'key', 'kind', 'recipient', 'data', 'unsubscribeToken', 'attempts', 'nextAttemptAt'])
      .where({ state: { $in: ['pending', 'sending'] }, nextAttemptAt: { $lte: now } })
      .orderBy({ nextAttemptAt: 'asc' })
      .limit(limit)
      .execute<WaitingMail[]>();
  }

  /** When the next mail is due; null when none waits. */
  async nextDue(): Promise<Date | null> {
    const [next] = await this.db
      .queryBuilder(OUTBOX)
      .select(['id', 'nextAttemptAt'])
      .where({ state: { $in: ['pending', 'sending'] } })
      .orderBy({ nextAttemptAt: 'asc' })
      .limit(1)
      .execute<{ nextAttemptAt: Date | string }[]>();
    return next ? new Date(next.nextAttemptAt) : null;
  }

  /**
   * Takes a mail for one attempt, until a moment after which others may take it over.
   * @returns false when another worker was faster
   */
  async claim({ id, attempts }: WaitingMail, now: Date, until: Date): Promise<boolean> {
    return this.change(
      { id, attempts, state: { $in: ['pending', 'sending'] } },
      { state: 'sending', attempts: attempts + 1, nextAttemptAt: until, updatedAt: now },
    );
  }

  /**
   * Writes down how a claimed attempt ended, unless another worker has taken the mail over. What is settled for good
   * forgets its recipient and its words, so that no link and nothing personal stays in the database or in a dump.
   */
  async settle({ id, attempts }: WaitingMail, outcome: Outcome, now: Date): Promise<void> {
    const erased = { recipient: null, data: null, unsubscribeToken: null };
    const { state } = outcome;
    await this.change(
      { id, attempts: attempts + 1, state: 'sending' },
      {
        state,
        ...(outcome.state === 'pending' ? { nextAttemptAt: outcome.nextAttemptAt } : erased),
        sentAt: outcome.state === 'sent' ? outcome.at : null,
        lastError: outcome.state === 'sent' ? null : outcome.fault,
        updatedAt: now,
      },
    );
  }

  /** Mails that have not been sent to an address yet. */
  waitingFor(recipient: string): Promise<{ kind: string; createdAt: Date | string }[]> {
    return this.db
      .queryBuilder(OUTBOX)
      .select(['id', 'kind', 'createdAt'])
      .where({ state: { $in: ['pending', 'sending'] }, recipient })
      .orderBy({ id: 'asc' })
      .execute<{ kind: string; createdAt: Date | string }[]>();
  }

  /** Sends no mail to these addresses any more, and forgets their words. One that is being sent can no longer be stopped. */
  async withdraw(recipients: readonly string[], now: Date): Promise<void> {
    await this.db
      .queryBuilder(OUTBOX)
      .where({ state: { $in: ['pending', 'sending'] }, recipient: { $in: recipients } })
      .update({
        state: 'failed',
        recipient: null,
        data: null,
        unsubscribeToken: null,
        lastError: WITHDRAWN,
        updatedAt: now,
      })
      .execute({ mapResults: false });
  }

  /**
   * Deletes what was settled before a moment: such a mail is sent or given up, and its key may come again. A settled
   * row keeps the time until which its last claim would have held, which follows the settling by minutes; the index of
   * what is due leads to it.
   */
  async prune(before: Date): Promise<void> {
    await this.db
      .queryBuilder(OUTBOX)
      .where({ state: { $in: ['sent', 'failed'] }, nextAttemptAt: { $lt: before } })
      .delete()
      .execute();
  }

  private async change(where: object, values: Record<string, unknown>): Promise<boolean> {
    const changed = await this.db
      .queryBuilder(OUTBOX)
      .where(where)
      .update(values)
      .execute<number>({ mapResults: false });
    return changed === 1;
  }
}
