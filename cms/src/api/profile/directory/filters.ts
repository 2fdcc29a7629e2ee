import type { Core } from '@strapi/strapi';
import type { DirectoryFilters } from 'contracts';

import { rowsOf } from '../../../platform/tables/rows';
import { ENTRIES } from './tables';

/** Choices that a filter offers at most. */
const CHOICES_MAX = 300;

/** The distinct industries, and the places that are shown, as their first person by name writes them. */
export async function findFilters(strapi: Core.Strapi): Promise<DirectoryFilters> {
  const [industries, locations] = await Promise.all([choicesOf(strapi, 'industry'), choicesOf(strapi, 'location')]);
  return { industries, locations };
}

/**
 * The choices in order. The index is asked for the first one, then for the next one after it and so on, so that the
 * work grows with the choices and not with the people.
 */
async function choicesOf(strapi: Core.Strapi, column: 'industry' | 'location'): Promise<string[]> {
  const next = (condition: string) =>
    `select ${column}_key from ${ENTRIES} where ${column}_key ${condition} order by ${column}_key limit 1`;
  const answer: unknown = await strapi.db.connection.raw(
    `with recursive choices(choice, place) as (
      select (${next('is not null')}), 1
      union all
      select (${next('> choices.choice')}), place + 1 from choices where choice is not null and place < ?
    )
    select (
      select ${column} from ${ENTRIES} where ${column}_key = choice order by name_key, person_id limit 1
    ) as label
    from choices where choice is not null order by place`,
    [CHOICES_MAX],
  );
  return rowsOf<{ label: string }>(answer).map(({ label }) => label);
}
