import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { dayAt, daysOfFinancialYear, financialYearOf, messages, startOfDay, type LedgerQuery } from 'contracts';

import { inBatches } from '../../../platform/console/in-batches';
import { settingService } from '../../setting/public';
import { siteService } from '../../site/public';
import { writeBeancount } from './beancount';
import { postingRows } from './csv';
import { balancesBefore, entriesOf } from './read';

/** What was booked from one day to another, by the site's clock. */
interface Asked {
  from: string;
  to: string;
  timeZone: string;
}

/** The period of a file; by default the financial year of today. @throws ValidationError for one that ends before it begins */
export async function periodOf(strapi: Core.Strapi, { from, to }: LedgerQuery, now: Date): Promise<Asked> {
  const { timeZone } = await settingService({ strapi }).current();
  const year = daysOfFinancialYear(financialYearOf(to ?? from ?? dayAt(now, timeZone)));
  const period = { from: from ?? year.from, to: to ?? year.to, timeZone };
  if (period.from > period.to) throw new errors.ValidationError(messages.periodInvalid);
  return period;
}

const instantsOf = ({ from, to, timeZone }: Asked) => ({
  from: new Date(startOfDay(from, timeZone)),
  before: new Date(startOfDay(to, timeZone, 1)),
});

/** Rows of a CSV file, one for each side of each entry. */
export const csvOf = (strapi: Core.Strapi, period: Asked): AsyncGenerator<string[][]> =>
  flattened(
    inBatches(entriesOf(strapi.db.connection, instantsOf(period)), (entry) => postingRows(entry, period.timeZone)),
  );

async function* flattened<Row>(batches: AsyncIterable<Row[][]>): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.flat();
}

/** The parts of a file for beancount. */
export async function* beancountOf(strapi: Core.Strapi, period: Asked): AsyncGenerator<string> {
  const database = strapi.db.connection;
  const instants = instantsOf(period);
  const { name: title } = await siteService({ strapi }).read();
  const opening = await balancesBefore(database, instants.from);
  yield* writeBeancount({ ...period, title, opening, entries: entriesOf(database, instants) });
}
