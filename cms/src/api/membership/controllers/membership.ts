import type { Core } from '@strapi/strapi';
import {
  adjustContributionBody,
  CONTRIBUTION_CURRENCY,
  dryRunQuery,
  emptyBody,
  membershipsQuery,
  payMembershipBody,
  toMinorUnits,
} from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { idOf } from '../../../platform/console/actions';
import { callerOf } from '../../../platform/console/caller';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import { statementFile, statementOf, writeStatementPdf } from '../../payment/public';
import { adjust } from '../adjust';
import { dryRun } from '../dry-run';
import { remindDebtors, reminderProgress } from '../reminders';
import membershipService from '../services/membership';
import { membershipStats } from '../stats';

/** Memberships: the reader's own, and what admins ask of all. */
const membershipController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = membershipService({ strapi });
  return {
    own: async (ctx) => ({ data: await service.own(userOf(ctx)) }),
    due: async (ctx) => ({ data: await service.due(userOf(ctx)) }),
    async pay(ctx) {
      return { data: await service.pay(userOf(ctx), parseBody(payMembershipBody, ctx.request.body)) };
    },

    find: (ctx) => service.list(parseQuery(membershipsQuery, ctx.query)),
    pending: (ctx) => service.list(parseQuery(membershipsQuery, ctx.query), 'yes'),
    findOne: async (ctx) => ({ data: await service.one(idOf(ctx.params)) }),
    async remind(ctx) {
      parseBody(emptyBody, ctx.request.body);
      return { data: await remindDebtors(strapi, new Date()) };
    },
    async adjust(ctx) {
      const { from, to, ...given } = parseBody(adjustContributionBody, ctx.request.body);
      const minor = (amount: number) => toMinorUnits(amount, CONTRIBUTION_CURRENCY);
      const { profileId: actorId } = callerOf(ctx.state);
      const id = idOf(ctx.params);
      await adjust(strapi, id, { ...given, from: minor(from), to: minor(to), actorId }, new Date());
      return { data: await service.one(id) };
    },
    async statement(ctx) {
      const { year = '' } = ctx.params as { year?: string };
      const statement = await statementOf(strapi, await service.memberOf(idOf(ctx.params)), year, 'admin');
      ctx.attachment(statementFile(statement));
      ctx.type = PDF_TYPE;
      ctx.body = await writeStatementPdf(statement);
    },
    reminderProgress: async () => ({ data: await reminderProgress(strapi, new Date()) }),
    dryRun: (ctx) => dryRun(strapi, parseQuery(dryRunQuery, ctx.query), new Date()),
    stats: async () => ({ data: await membershipStats(strapi, new Date()) }),
  };
};

export default membershipController;
