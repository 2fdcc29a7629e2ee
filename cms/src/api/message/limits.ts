import { createHash } from 'node:crypto';

import type { Context } from '../../platform/accounts/caller';
import { countOrRefuse } from '../../platform/rate-limits/per-client';

/** Who is counted. */
interface Person {
  documentId: string;
}

/** Counts a message to a member. @param other their profile, on the wire @throws RateLimitError (429) */
export async function countMessage(
  ctx: Context,
  { documentId }: Person,
  other: string,
  { hasFile }: { hasFile: boolean },
): Promise<void> {
  const pair = createHash('sha256').update(`${documentId} ${other}`).digest('base64url');
  await countOrRefuse(ctx, [
    ['lineByPair', pair],
    ['lineByPerson', documentId],
    ...(hasFile ? [['messageFileByPerson', documentId] as const] : []),
  ]);
}

/** Counts a report. @throws RateLimitError (429) */
export const countReport = (ctx: Context, { documentId }: Person): Promise<void> =>
  countOrRefuse(ctx, [['messageReportByPerson', documentId]]);

/** Counts a search. @throws RateLimitError (429) */
export const countSearch = (ctx: Context, { documentId }: Person): Promise<void> =>
  countOrRefuse(ctx, [['messageSearchByPerson', documentId]]);
