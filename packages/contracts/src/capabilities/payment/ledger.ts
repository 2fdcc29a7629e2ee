import { z } from 'zod';

import { messages } from '../../messages.js';
import { daySchema } from '../../wall-clock.js';

/**
 * Query of `GET /admin/ledger.csv` and `GET /admin/ledger.beancount`: first and last day of the period, by the site's
 * clock. What is left out is that of the current financial year.
 */
export const ledgerQuery = z
  .object({ from: z.optional(daySchema), to: z.optional(daySchema) })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    message: messages.periodInvalid,
    path: ['to'],
  });
export type LedgerQuery = z.infer<typeof ledgerQuery>;
