import * as z from 'zod/mini';

import { requiredText } from '../../fields.js';

/**
 * Body of a rejection.
 * @param missing what is said where it has no reason
 * @param characters how long the reason may be
 */
export const rejectionBody = (missing: string, characters: number) =>
  z.strictObject({ reason: requiredText(missing, characters) });
