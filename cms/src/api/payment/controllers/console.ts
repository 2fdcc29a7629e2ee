import type { Core } from '@strapi/strapi';
import { approvePaymentBody, ledgerQuery, paymentSettingsInput, refundPaymentBody, rejectPaymentBody } from 'contracts';

import { idOf } from '../../../platform/console/actions';
import { readChange } from '../../../platform/console/body';
import { callerOf } from '../../../platform/console/caller';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { parseQuery } from '../../../platform/queries/parse-query';
import { sendCsv } from '../../../platform/serving/send-csv';
import { sendText } from '../../../platform/serving/send-text';
import { parseBody } from '../../../shared/parse-body';
import { POSTINGS_HEAD } from '../ledger/csv';
import { beancountOf, csvOf, periodOf } from '../ledger/files';
import { receiptYears } from '../receipts/years';
import { receiptFile, writeReceiptPdf } from '../receipts/receipt-pdf';
import consoleService from '../services/console';

/** What admins decide about payments. */
const consoleController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = consoleService({ strapi });
  return {
    async approve(ctx) {
      const { note } = parseBody(approvePaymentBody, ctx.request.body);
      return { data: await service.approve(idOf(ctx.params), note, callerOf(ctx.state)) };
    },

    async reject(ctx) {
      const { reason } = parseBody(rejectPaymentBody, ctx.request.body);
      return { data: await service.reject(idOf(ctx.params), reason, callerOf(ctx.state)) };
    },

    async refund(ctx) {
      const given = parseBody(refundPaymentBody, ctx.request.body);
      return { data: await service.refund(idOf(ctx.params), given, callerOf(ctx.state)) };
    },

    async receipt(ctx) {
      const receipt = await service.receipt(idOf(ctx.params));
      ctx.attachment(receiptFile(receipt));
      ctx.type = PDF_TYPE;
      ctx.body = await writeReceiptPdf(receipt);
    },

    receiptYears: async () => ({ data: await receiptYears(strapi) }),

    async postings(ctx) {
      const period = await periodOf(strapi, parseQuery(ledgerQuery, ctx.query), new Date());
      const name = `ledger-${period.from}-to-${period.to}`;
      await sendCsv(ctx, { name, head: POSTINGS_HEAD, batches: csvOf(strapi, period) });
    },

    async beancount(ctx) {
      const period = await periodOf(strapi, parseQuery(ledgerQuery, ctx.query), new Date());
      const name = `ledger-${period.from}-to-${period.to}.beancount`;
      await sendText(ctx, { name, type: 'text/plain; charset=utf-8', parts: beancountOf(strapi, period) });
    },

    settings: async () => ({ data: await service.settingsNow() }),
    async writeSettings(ctx) {
      const settings = readChange(paymentSettingsInput, ctx.request.body, await service.settings());
      return { data: await service.writeSettings(settings, callerOf(ctx.state)) };
    },
  };
};

export default consoleController;
