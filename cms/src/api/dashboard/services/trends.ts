import type { Core } from '@strapi/strapi';
import { dayAt, instantOf, trendStep, type Trends } from 'contracts';

import { countInSpans } from '../../../shared/count-in-spans';
import { countRegistrationsIn } from '../../event/public';
import { settingService } from '../../setting/public';

const A_DAY_MS = 24 * 60 * 60 * 1000;

const trendsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How many joined, registered and came in the last days, today included, by three queries. */
  async read({ days }: { days: number }): Promise<Trends> {
    const { timeZone } = await settingService({ strapi }).current();
    const first = daysOf(dayAt(new Date(), timeZone), days);
    const edges = first.map((day) => instantOf(`${day}T00:00`, timeZone));
    const database = strapi.db.connection;
    const users = await countInSpans(database, database('up_users as account'), 'account.created_at', edges);
    const events = await countRegistrationsIn(database, edges);
    return users.map((count, index) => ({
      day: first[index] ?? '',
      users: count,
      registrations: events.registrations[index] ?? 0,
      checkIns: events.checkIns[index] ?? 0,
    }));
  },
});

export default trendsService;

/** The first day of each span of a period that ends today, and the day after it. */
function daysOf(today: string, days: number): string[] {
  const step = trendStep(days);
  const end = Date.parse(today) + A_DAY_MS;
  return Array.from({ length: days / step + 1 }, (_, index) =>
    new Date(end - (days - index * step) * A_DAY_MS).toISOString().slice(0, 10),
  );
}
