import type { Core } from '@strapi/strapi';
import { contactInput, messages } from 'contracts';

import { clientOf, countOrRefuse } from '../../../platform/rate-limits/per-client';
import { parseBody } from '../../../shared/parse-body';
import { presentMessage } from '../../../shared/present-message';
import contactMessageService from '../services/contact-message';

const contactMessageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** Takes a message of the contact form (site §2.2, design §8). A robot gets the answer that a person gets. */
  async create(ctx) {
    const { website, ...message } = parseBody(contactInput, ctx.request.body);
    const client = clientOf(ctx);
    await countOrRefuse(ctx, [
      ['contactByMinute', client],
      ['contactByHour', client],
    ]);
    if (!website) await contactMessageService({ strapi }).receive(message);
    return presentMessage(messages.contactSent);
  },
});

export default contactMessageController;
