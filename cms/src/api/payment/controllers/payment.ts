import type { Core } from '@strapi/strapi';
import { confirmPaymentBody, emptyBody, IDEMPOTENCY_KEY, paymentsQuery } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { countPayment, countReceipt } from '../../../platform/accounts/limits';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { idOf } from '../../../platform/console/actions';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { parseQuery } from '../../../platform/queries/parse-query';
import { refuseQuery } from '../../../platform/queries/refuse-query';
import { parseBody } from '../../../shared/parse-body';
import { readKey } from '../payments/requests';
import { receiptFile, writeReceiptPdf } from '../receipts/receipt-pdf';
import { statementOf } from '../receipts/statement';
import { statementFile, writeStatementPdf } from '../receipts/statement-pdf';
import paymentService from '../services/payment';

/** Payments of the reader's own. */
const paymentController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = paymentService({ strapi });
  return {
    find: (ctx) => service.list(userOf(ctx), parseQuery(paymentsQuery, ctx.query)),
    findOne: async (ctx) => ({ data: await service.one(userOf(ctx), idOf(ctx.params)) }),

    async begin(ctx) {
      refuseQuery(ctx);
      const { type = '', id } = ctx.params as { type?: string; id?: string };
      const key = readKey(ctx.request.headers[IDEMPOTENCY_KEY.toLowerCase()]);
      const user = userOf(ctx);
      await countPayment(ctx, user);
      return { data: await service.begin(user, { type, id, body: ctx.request.body, key }) };
    },

    async confirm(ctx) {
      refuseQuery(ctx);
      const given = parseBody(confirmPaymentBody, ctx.request.body);
      return { data: await service.confirm(userOf(ctx), idOf(ctx.params), given) };
    },

    async cancel(ctx) {
      refuseQuery(ctx);
      parseBody(emptyBody, ctx.request.body);
      return { data: await service.cancel(userOf(ctx), idOf(ctx.params)) };
    },

    async statement(ctx) {
      const { year = '' } = ctx.params as { year?: string };
      refuseQuery(ctx);
      const user = userOf(ctx);
      await countReceipt(ctx, user);
      const statement = await statementOf(strapi, ownProfileId(user), year, 'payer');
      ctx.attachment(statementFile(statement));
      ctx.type = PDF_TYPE;
      ctx.body = await writeStatementPdf(statement);
    },

    async receipt(ctx) {
      refuseQuery(ctx);
      const user = userOf(ctx);
      await countReceipt(ctx, user);
      const receipt = await service.receipt(user, idOf(ctx.params));
      ctx.attachment(receiptFile(receipt));
      ctx.type = PDF_TYPE;
      ctx.body = await writeReceiptPdf(receipt);
    },
  };
};

export default paymentController;
