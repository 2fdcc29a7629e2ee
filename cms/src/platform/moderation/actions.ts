import type { Core } from '@strapi/strapi';
import { messages, REASON_MAX_CHARS, rejectionBody } from 'contracts';

import { parseBody } from '../../shared/parse-body';
import { idOf } from '../console/actions';
import { callerOf } from '../console/caller';
import { decide } from './decide';
import type { Moderated } from './moderated';

const rejection = rejectionBody(messages.reasonMissing, REASON_MAX_CHARS);

/** The controller of a type's decisions: `approve` and `reject`. */
export const moderationActions =
  (moderated: Moderated) =>
  ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
    approve: async (ctx) => {
      const taken = { documentId: idOf(ctx.params), event: 'approve', caller: callerOf(ctx.state) } as const;
      return { data: await decide(strapi, moderated, taken) };
    },

    async reject(ctx) {
      const { reason } = parseBody(rejection, ctx.request.body);
      const taken = { documentId: idOf(ctx.params), event: 'reject', caller: callerOf(ctx.state) } as const;
      return { data: await decide(strapi, moderated, taken, reason) };
    },
  });
