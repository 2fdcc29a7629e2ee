import type { Core } from '@strapi/strapi';

import { parseBody } from '../../shared/parse-body';
import { idOf } from '../console/actions';
import { decide } from './decide';
import type { Moderated, Submission } from './moderated';

/** The controller of a type's decisions: `approve` and `reject`, which a feature's routes lead to, for admins. */
export const moderationActions =
  <Submitted extends Submission>(moderated: Moderated<Submitted>) =>
  ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
    approve: async (ctx) => ({ data: await decide(strapi, moderated, idOf(ctx.params), 'approve') }),

    async reject(ctx) {
      const { reason } = parseBody(moderated.rejection, ctx.request.body);
      return { data: await decide(strapi, moderated, idOf(ctx.params), 'reject', reason) };
    },
  });
