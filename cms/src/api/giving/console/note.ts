import type { ConsoleCampaign } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { recordChange } from '../../payment/public';

/** What of a campaign is noted with each change: what it asks for, and what it says that it spent. */
const noted = ({ title, goal, startsAt, endsAt, isClosed, spent }: ConsoleCampaign) => ({
  ...{ title, goal, startsAt, endsAt, isClosed, spent },
});

/** Notes who changed a campaign, in the transaction of the change. @param before null for a new one @param after null for one that is gone */
export async function noteCampaign(
  trx: Database,
  { action, profileId }: { action: string; profileId: number | null },
  before: ConsoleCampaign | null,
  after: ConsoleCampaign | null,
  now: Date,
): Promise<void> {
  const subjectId = (after ?? before)?._id ?? '';
  await recordChange(
    trx,
    {
      ...{ subject: 'campaign', subjectId, action, actorId: profileId },
      before: before ? noted(before) : {},
      after: after ? noted(after) : {},
    },
    now,
  );
}
