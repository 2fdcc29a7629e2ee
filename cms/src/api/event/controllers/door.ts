import type { Core } from '@strapi/strapi';
import { checkInsBody, doorGuestsQuery, guestCheckInBody, messages } from 'contracts';

import type { Context } from '../../../platform/accounts/caller';
import { parseQuery } from '../../../platform/queries/parse-query';
import { parseBody } from '../../../shared/parse-body';
import { presentMessage } from '../../../shared/present-message';
import doorService from '../services/door';

const doorController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  guests: (ctx) => doorService({ strapi }).guests(paramsOf(ctx).id, parseQuery(doorGuestsQuery, ctx.query)),

  counts: async (ctx) => ({ data: await doorService({ strapi }).counts(paramsOf(ctx).id) }),

  async checkIn(ctx) {
    const { checkIns } = parseBody(checkInsBody, ctx.request.body);
    return { data: await doorService({ strapi }).checkIn(paramsOf(ctx).id, checkIns) };
  },

  async undo(ctx) {
    const { id, code } = paramsOf(ctx);
    await doorService({ strapi }).undo(id, code);
    return presentMessage(messages.checkInUndone);
  },

  async checkInGuest(ctx) {
    const { id, registration } = paramsOf(ctx);
    const { door } = parseBody(guestCheckInBody, ctx.request.body);
    await doorService({ strapi }).checkInGuest(id, registration, door);
    return presentMessage(messages.guestCheckedIn);
  },

  async undoGuest(ctx) {
    const { id, registration } = paramsOf(ctx);
    await doorService({ strapi }).undoGuest(id, registration);
    return presentMessage(messages.checkInUndone);
  },
});

export default doorController;

/** The event, and the ticket's code or the registration, as the address names them. */
const paramsOf = (ctx: Context) => ctx.params as { id: string; code: string; registration: string };
