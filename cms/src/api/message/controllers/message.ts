import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  MESSAGE_FILE_MAX_BYTES,
  messageChangesQuery,
  messagesDeliveredBody,
  messageSearchQuery,
  messageSettingsBody,
  messages,
  newMessageBody,
  reportThreadBody,
  threadQuery,
  threadReadBody,
  threadsQuery,
} from 'contracts';

import { userOf, type Context } from '../../../platform/accounts/caller';
import { isMultipart } from '../../../platform/files/multipart';
import { readForm } from '../../../platform/files/read-upload';
import { parseQuery } from '../../../platform/queries/parse-query';
import { refuseTooMany } from '../../../platform/rate-limits/per-client';
import { parseBody } from '../../../shared/parse-body';
import { sendFile } from '../files/send';
import { countMessage, countReport, countSearch } from '../limits';
import { openStream } from '../live/open';
import conversationService from '../services/conversation';

/** The form that brings a file along. */
const FORM = {
  field: 'file',
  texts: ['text', 'key'],
  maxBytes: MESSAGE_FILE_MAX_BYTES,
  missing: messages.messageFileNotTaken,
  tooLarge: messages.messageFileTooLarge,
};

/** What members write to each other. */
const messageController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = conversationService({ strapi });

  return {
    find: (ctx) => service.list(userOf(ctx), parseQuery(threadsQuery, ctx.query)),

    async findOne(ctx) {
      const query = parseQuery(threadQuery, ctx.query);
      if (Object.keys(query).length > 1) throw new errors.ValidationError(ONE_OF_THREE);
      return { data: await service.one(userOf(ctx), personOf(ctx), query) };
    },

    async send(ctx) {
      const [user, person] = [userOf(ctx), personOf(ctx)];
      const { file, texts } = isMultipart(ctx.req.headers['content-type'])
        ? await readForm(ctx.req, FORM)
        : { file: null, texts: ctx.request.body as unknown };
      const sent = { ...parseBody(newMessageBody, texts), file };
      const limits = {
        count: (message: { hasFile: boolean }) => countMessage(ctx, user, person, message),
        refuse: (seconds: number) => refuseTooMany(ctx, seconds),
      };
      return { data: await service.send(user, person, sent, limits) };
    },

    async read(ctx) {
      const { upTo } = parseBody(threadReadBody, ctx.request.body);
      return { data: await service.markRead(userOf(ctx), personOf(ctx), upTo) };
    },

    async delivered(ctx) {
      const { upTo } = parseBody(messagesDeliveredBody, ctx.request.body);
      return { data: await service.markDelivered(userOf(ctx), upTo) };
    },

    async changes(ctx) {
      const { after = null } = parseQuery(messageChangesQuery, ctx.query);
      return { data: await service.changes(userOf(ctx), after) };
    },

    stream: (ctx) => openStream(ctx, userOf(ctx), parseQuery(messageChangesQuery, ctx.query).after ?? null),

    settings: async (ctx) => ({ data: await service.settings(userOf(ctx)) }),

    async writeSettings(ctx) {
      return { data: await service.writeSettings(userOf(ctx), parseBody(messageSettingsBody, ctx.request.body)) };
    },

    async search(ctx) {
      const query = parseQuery(messageSearchQuery, ctx.query);
      await countSearch(ctx, userOf(ctx));
      return service.search(userOf(ctx), query);
    },

    file: async (ctx) => sendFile(ctx, await service.file(userOf(ctx), personOf(ctx), messageOf(ctx))),

    async report(ctx) {
      const user = userOf(ctx);
      const report = parseBody(reportThreadBody, ctx.request.body);
      await service.report(user, personOf(ctx), report, () => countReport(ctx, user));
      return { data: { isReported: true } };
    },
  };
};

export default messageController;

/** Said to programs alone. */
const ONE_OF_THREE = 'Of before, after and around, one is taken.';

const personOf = (ctx: Context): string => String((ctx.params as { person?: unknown }).person);
const messageOf = (ctx: Context): string => String((ctx.params as { message?: unknown }).message);
