import type { Core } from '@strapi/strapi';

import { userOf } from '../../../platform/accounts/caller';
import { PDF_TYPE } from '../../../platform/pdf/document';
import { ticketFile, writeTicketPdf } from '../registrations/ticket-pdf';
import ticketService from '../services/ticket';

const ticketController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** The own ticket as a file, made anew each time. */
  async find(ctx) {
    const { id } = ctx.params as { id: string };
    const ticket = await ticketService({ strapi }).find(userOf(ctx), id);
    ctx.attachment(ticketFile(ticket));
    ctx.type = PDF_TYPE;
    ctx.body = await writeTicketPdf(ticket);
  },
});

export default ticketController;
