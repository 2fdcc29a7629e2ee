import { createHash } from 'node:crypto';

import { clientOf, countOrRefuse } from '../rate-limits/per-client';
import { count, forget, takeBack, type LimitName } from '../rate-limits/rate-limits';
import { knownDevice, type Context } from './cookies';

/**
 * Counts an attempt to log in before the password is looked at, so that a hundred at once are no hundred tries.
 * @returns what takes the attempt back when it was none at guessing
 * @throws RateLimitError (429)
 */
export async function countLogin(ctx: Context, email: string): Promise<() => Promise<void>> {
  const device = knownDevice(ctx, email);
  const counted: [LimitName, string][] =
    device === null
      ? [
          ['loginByClient', clientOf(ctx)],
          ['loginByAccount', fingerprint(email)],
        ]
      : [['loginByDevice', device]];
  await countOrRefuse(ctx, counted);
  return async () => {
    for (const [name, key] of counted) await takeBack(name, key);
  };
}

/** Counts a sign-in whose password was right. @throws RateLimitError (429) */
export async function countSignIn(ctx: Context, email: string): Promise<void> {
  await countOrRefuse(ctx, [['signInByAccount', fingerprint(email)]]);
}

/** Counts a call that may send a mail. @throws RateLimitError (429) */
export async function countMailRequest(ctx: Context): Promise<void> {
  await countOrRefuse(ctx, [['mailByClient', clientOf(ctx)]]);
}

/** Whether one more mail may go to an address. Its owner's browsers are counted apart from everyone else's. */
export async function mayMail(ctx: Context, email: string): Promise<boolean> {
  return (await count('mailByAddress', knownDevice(ctx, email) ?? fingerprint(email))) === 0;
}

/** Counts a picture that a person uploads. @throws RateLimitError (429) */
export async function countImage(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await countOrRefuse(ctx, [['imageByPerson', documentId]]);
}

/** Counts a résumé that a person uploads. @throws RateLimitError (429) */
export async function countResume(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await countOrRefuse(ctx, [['resumeByPerson', documentId]]);
}

/** Counts a message to a member. @param person the member's id on the wire @throws RateLimitError (429) */
export async function countPersonMessage(
  ctx: Context,
  { documentId }: { documentId: string },
  person: string,
): Promise<void> {
  await countOrRefuse(ctx, [
    ['messageByPair', fingerprint(`${documentId} ${person}`)],
    ['messageByPerson', documentId],
  ]);
}

/** Counts a request to connect. @throws RateLimitError (429) */
export async function countConnectionRequest(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await countOrRefuse(ctx, [['connectionByPerson', documentId]]);
}

/** Counts a payment that a person begins. @throws RateLimitError (429) */
export async function countPayment(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await countOrRefuse(ctx, [['paymentByPerson', documentId]]);
}

/** Counts a receipt that a person downloads. @throws RateLimitError (429) */
export async function countReceipt(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  await countOrRefuse(ctx, [['receiptByPerson', documentId]]);
}

/**
 * Does what a member is told of because of another, who may not have them mailed without end. The mail is counted before,
 * as the count has a connection of its own, and given back where nothing comes of it.
 * @param person the member's profile, by its id in the database; null for nobody
 * @param work is told whether one more mail may go to them
 */
export async function mailingMember<T>(person: number | null, work: (mayMail: boolean) => Promise<T>): Promise<T> {
  if (person === null) return work(false);
  const mayMail = (await count('mailByRecipient', String(person))) === 0;
  try {
    return await work(mayMail);
  } catch (error) {
    await takeBack('mailByRecipient', String(person));
    throw error;
  }
}

/** Forgets what was counted for a person who left. */
export async function forgetCounts({ email, documentId }: { email: string; documentId: string }): Promise<void> {
  const address = fingerprint(email);
  await Promise.all([
    forget('loginByAccount', address),
    forget('signInByAccount', address),
    forget('mailByAddress', address),
    forget('imageByPerson', documentId),
    forget('resumeByPerson', documentId),
    forget('messageByPerson', documentId),
    forget('connectionByPerson', documentId),
    forget('lineByPerson', documentId),
    forget('messageFileByPerson', documentId),
    forget('messageReportByPerson', documentId),
    forget('messageSearchByPerson', documentId),
    forget('paymentByPerson', documentId),
    forget('receiptByPerson', documentId),
  ]);
}

/** Stands for an address in a key, which may be kept in a table. */
function fingerprint(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
