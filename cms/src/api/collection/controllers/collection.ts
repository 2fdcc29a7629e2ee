import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { collectionLocaleQuery, collectionQuery, messages } from 'contracts';

import { parseQuery } from '../../../platform/queries/parse-query';
import { readPublicList } from '../../../platform/queries/public-list';
import { clientOf, countOrRefuse } from '../../../platform/rate-limits/per-client';
import { recordService } from '../services/records';
import { inLocale, orderNamed, pagedType, type ShownType } from '../shown/shown-type';

const collectionController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const shown = await typeOf(strapi, ctx.params);
    const list = { name: shown.collection.name, schema: collectionQuery, fields: shown.asked };
    const { by, locale, ...asked } = readPublicList(list, ctx);
    const order = asked.order.length > 0 ? asked.order : orderNamed(shown, by);
    const beforeMuch = () => countOrRefuse(ctx, [['searchByClient', clientOf(ctx)]]);
    return recordService(strapi, inLocale(shown, locale)).list({ ...asked, order, beforeMuch });
  },

  async findOne(ctx) {
    const shown = await typeOf(strapi, ctx.params);
    const { id } = ctx.params as { id: string };
    const { locale } = parseQuery(collectionLocaleQuery, ctx.query);
    const answer = await recordService(strapi, inLocale(shown, locale)).one(id);
    if (!answer) throw new errors.NotFoundError(messages.collectionNotFound);
    return answer;
  },
});

export default collectionController;

/** @throws NotFoundError for a type that there is not, or that has no pages */
async function typeOf(strapi: Core.Strapi, params: unknown): Promise<ShownType> {
  const shown = await pagedType(strapi, (params as { type: string }).type);
  if (!shown) throw new errors.NotFoundError(messages.collectionNotFound);
  return shown;
}
