import type { Core } from '@strapi/strapi';
import type { FestivalMode } from 'contracts';

/** Days of September on which the festival is held (site §9). */
const FIRST_DAY = 14;
const LAST_DAY = 16;
const SEPTEMBER = '09';

/** The festival before anyone has set it: not shown on the landing page, on the next of its days that is not over. */
export function festivalDefaults(now: Date): { mode: FestivalMode; name: string; startsOn: string; endsOn: string } {
  const isOver = now.toISOString().slice(5, 10) > `${SEPTEMBER}-${LAST_DAY}`;
  const year = now.getUTCFullYear() + (isOver ? 1 : 0);
  const day = (ofMonth: number) => `${year}-${SEPTEMBER}-${ofMonth}`;
  return { mode: 'off', name: 'Innokshetra', startsOn: day(FIRST_DAY), endsOn: day(LAST_DAY) };
}

/** Stores the festival where there is none: an editor sets it in the panel. */
export async function ensureFestival(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const festival = strapi.documents('api::festival.festival');
  if (await festival.findFirst({})) return;
  await festival.create({ data: festivalDefaults(now) });
}
