import type { Core } from '@strapi/strapi';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import { PRESENTABLE, SPOTLIGHT } from './services/spotlight';

const REFUSAL =
  'The site presents nobody who has not agreed: only alumni who switched the spotlight on in their own profile.';

/** Nobody is put on show who did not agree to it (site §2.6, api surface). */
export const spotlightRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid, data }) => {
    if (uid !== SPOTLIGHT) return;
    for (const chosen of chosenIn(data['profile'])) {
      const where = typeof chosen === 'number' ? { id: chosen } : { documentId: chosen };
      const agrees = await strapi.db.query('api::profile.profile').count({ where: { $and: [where, PRESENTABLE] } });
      if (agrees === 0) throw brokenRule(REFUSAL, ['profile']);
    }
  };

/** The profiles that a write points to: an id, a document's id, or what the panel says, `{ connect, set }`. */
function chosenIn(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(chosenIn);
  if (typeof value !== 'object' || value === null) return [];
  const { connect, set, documentId, id } = value as Record<string, unknown>;
  return [connect, set, documentId ?? id].flatMap(chosenIn);
}
