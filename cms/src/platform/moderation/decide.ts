import type { Core } from '@strapi/strapi';
import type { Decision } from 'contracts';

import { inTransaction } from '../../shared/transaction';
import { recordWrite } from '../cache';
import { advance } from '../states/advance';
import { NONE } from '../states/machine';
import type { Deciding, Moderated } from './moderated';
import { tellAuthor } from './told';

const VERDICTS = { approve: 'approved', reject: 'rejected' } as const;

/**
 * Decides about what a member submitted, drops the answers that showed it, and tells them: of however many who decide at
 * once, the first has (security matrix 25).
 * @param reason of a rejection
 * @throws NotFoundError; a 409 when it is decided already
 */
export function decide(
  strapi: Core.Strapi,
  moderated: Moderated,
  { documentId, event, caller }: Omit<Deciding, 'now'>,
  reason: string | null = null,
  now = new Date(),
): Promise<Decision> {
  const { machine, uid, table, columns, find, decided } = moderated;
  return inTransaction(strapi, async (trx) => {
    const isDecided = await advance(
      trx(table).where({ document_id: documentId }),
      machine,
      event,
      { column: columns.state, to: VERDICTS[event] },
      { [columns.reason]: reason, updated_at: now },
    );
    const stored = await find(trx, documentId);
    if (!isDecided || !stored) return machine.refuse(event, stored?.status ?? NONE);
    await decided?.(strapi, trx, { documentId, event, caller, now });
    await recordWrite(strapi, uid);
    await tellAuthor(strapi, moderated, stored);
    return { _id: stored.documentId, status: stored.status, reason: stored.reason };
  });
}

/**
 * Takes back what waits, for whoever submitted it; nothing of it stays.
 * @param profileId the row
 * @throws NotFoundError where the person has none of this id; a 409 once it is decided
 */
export async function withdraw(
  strapi: Core.Strapi,
  { machine, uid, table, columns, find }: Moderated,
  documentId: string,
  profileId: number,
  now = new Date(),
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const own = trx(table).where({ document_id: documentId, [columns.author]: profileId });
    // Whoever decides at the same moment waits, and finds nothing.
    if (await advance(own, machine, 'withdraw', { column: columns.state, to: NONE }, { updated_at: now })) {
      await strapi.documents(uid).delete({ documentId });
      return;
    }
    const stored = await find(trx, documentId);
    machine.refuse('withdraw', stored?.authorId === profileId ? stored.status : NONE);
  });
}
