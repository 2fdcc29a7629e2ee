import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  decideLineBody,
  emptyBody,
  giveBackBody,
  messages,
  statementColumns,
  statementUpload,
  STATEMENT_MAX_BYTES,
} from 'contracts';

import { idOf } from '../../../platform/console/actions';
import { callerOf } from '../../../platform/console/caller';
import { readForm } from '../../../platform/files/read-upload';
import { parseBody } from '../../../shared/parse-body';
import statementService from '../services/statement';

const FORM = {
  field: 'file',
  texts: ['layout'],
  maxBytes: STATEMENT_MAX_BYTES,
  missing: messages.statementMissing,
  tooLarge: messages.statementTooLarge,
};

/** Banks' statements, for the treasurer. */
const statementController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const service = statementService({ strapi });
  return {
    async preview(ctx) {
      const { file, texts } = await readForm(ctx.req, FORM);
      const layout = texts['layout'] === undefined ? null : parseBody(statementColumns, parseJson(texts['layout']));
      return { data: service.preview(file, layout) };
    },

    async upload(ctx) {
      const { file, texts } = await readForm(ctx.req, FORM);
      const { layout } = parseBody(statementUpload, texts);
      return { data: await service.upload(file, layout, callerOf(ctx.state)) };
    },

    async apply(ctx) {
      parseBody(emptyBody, ctx.request.body);
      return { data: await service.apply(idOf(ctx.params), callerOf(ctx.state)) };
    },

    async undo(ctx) {
      parseBody(emptyBody, ctx.request.body);
      return { data: await service.undo(idOf(ctx.params), callerOf(ctx.state)) };
    },

    async decide(ctx) {
      const given = parseBody(decideLineBody, ctx.request.body);
      return { data: await service.decide(idOf(ctx.params), given, callerOf(ctx.state)) };
    },

    async keep(ctx) {
      parseBody(emptyBody, ctx.request.body);
      return { data: await service.keep(idOf(ctx.params), callerOf(ctx.state)) };
    },

    async giveBack(ctx) {
      const given = parseBody(giveBackBody, ctx.request.body);
      return { data: await service.giveBack(idOf(ctx.params), given, callerOf(ctx.state)) };
    },

    async unclaimed() {
      return { data: await service.unclaimed() };
    },
  };
};

export default statementController;

/** @throws ValidationError for what is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new errors.ValidationError(messages.layoutNotFound);
  }
}
