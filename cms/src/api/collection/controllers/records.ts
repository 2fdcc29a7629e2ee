import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { idOf, resourceController } from '../../../platform/console/actions';
import { localeAsked } from '../../../platform/made-types/locales';
import { madeTypeNamed } from '../../../platform/made-types/made-types';
import { inTransaction } from '../../../shared/transaction';
import { defineMade } from '../console/definition';
import { madeResource, type MadeResource } from '../console/made-resource';
import { madeRecords } from '../console/records';

type Context = Parameters<Core.ControllerHandler>[0];

/** The records of whichever made type the address names: what the controller of any resource does. */
const recordsController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const act =
    (name: keyof ReturnType<ReturnType<typeof resourceController>>): Core.ControllerHandler =>
    async (ctx, next) => {
      const resource = defineMade(strapi, await namedIn(strapi, ctx));
      return resourceController(resource)({ strapi })[name](ctx, next);
    };
  /** A record is published as it is saved, where that is asked for; or it is neither. */
  const saved = (ctx: Context, save: () => unknown): Promise<unknown> =>
    inTransaction(strapi, async () => {
      const record = await save();
      if (ctx.query['publish'] !== 'true') return record;
      return drafts(strapi, await namedIn(strapi, ctx)).publish((record as { id: string }).id);
    });
  return {
    find: act('find'),
    findOne: act('findOne'),
    async create(ctx, next) {
      const { isSingle = false, nouns, locale, locales } = await namedIn(strapi, ctx);
      // Its one record is changed, whether it is there yet or not.
      if (isSingle) throw new errors.NotFoundError();
      const [[own, language] = [null, '']] = Object.entries(locales);
      if (locale !== own) {
        throw new errors.ValidationError(`A new ${nouns[0]} begins in ${language}, and is translated from there.`);
      }
      return saved(ctx, () => act('create')(ctx, next));
    },
    update: (ctx, next) => saved(ctx, () => act('update')(ctx, next)),
    delete: act('delete'),
    deleteMany: act('deleteMany'),
    export: act('export'),
    publish: async (ctx) => drafts(strapi, await namedIn(strapi, ctx)).publish(idOf(ctx.params)),
    unpublish: async (ctx) => drafts(strapi, await namedIn(strapi, ctx)).unpublish(idOf(ctx.params)),
  };
};

export default recordsController;

/** @throws NotFoundError where records have no drafts */
function drafts(strapi: Core.Strapi, resource: MadeResource) {
  if (!resource.hasDrafts) throw new errors.NotFoundError();
  return madeRecords(strapi, resource);
}

/** @throws NotFoundError for a name that no made type has, ValidationError for a language that it is not in */
async function namedIn(strapi: Core.Strapi, { params, query }: Context): Promise<MadeResource> {
  const { type: name } = params as { type: string };
  const type = madeTypeNamed(strapi, name);
  if (!type) throw new errors.NotFoundError('There is no such collection.');
  const resource = await madeResource(strapi, type);
  return { ...resource, locale: localeAsked(resource.locales, query['locale']) };
}
