import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

import { position } from '../word-index/rows';
import type { Condition } from './public-list';

/** Leaves the rows whose column fits a condition of Strapi's grammar. */
export function testColumn(
  strapi: Core.Strapi,
  rows: Knex.QueryBuilder,
  column: string,
  { operator, value }: Condition,
): void {
  if (Array.isArray(value)) void rows.whereIn(column, value);
  else if (operator === '$contains') void rows.whereRaw(`${position(strapi)}(??, ?) > 0`, [column, value]);
  else void rows.where(column, { $eq: '=', $gte: '>=', $lte: '<=', $in: '=' }[operator], value);
}
