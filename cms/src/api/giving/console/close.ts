import type { Core } from '@strapi/strapi';
import type { ConsoleCampaign } from 'contracts';

import { recordWrite } from '../../../platform/cache';
import type { Caller } from '../../../platform/console/definition';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { inTransaction } from '../../../shared/transaction';
import { CAMPAIGN, CAMPAIGNS_TABLE } from '../campaigns/store';
import { noteCampaign } from './note';
import { readConsoleCampaign } from './stored';

/**
 * Closes a campaign, or opens it again; twice is as once. Draft and published row change alike: what an editor has in the
 * draft is not published by it.
 * @throws NotFoundError
 */
export async function closeCampaign(
  strapi: Core.Strapi,
  documentId: string,
  isClosed: boolean,
  { profileId }: Caller,
  now: Date,
): Promise<ConsoleCampaign> {
  return inTransaction(strapi, async (trx) => {
    await lockDocuments(strapi, trx, CAMPAIGN, [documentId]);
    const before = await readConsoleCampaign(strapi, documentId, now);
    if (before.isClosed === isClosed) return before;
    await trx(CAMPAIGNS_TABLE).where({ document_id: documentId }).update({ is_closed: isClosed });
    await recordWrite(strapi, CAMPAIGN);
    const after = await readConsoleCampaign(strapi, documentId, now);
    await noteCampaign(trx, { action: isClosed ? 'close' : 'reopen', profileId }, before, after, now);
    return readConsoleCampaign(strapi, documentId, now);
  });
}
