import { STATUS_CODES } from 'node:http';

import type { Core } from '@strapi/strapi';

import { refuse, type Refusal } from '../platform/serving/refuse';
import { MALFORMED_JSON, sentenceFor } from '../platform/serving/sentences';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Gives every refusal of the API its one shape, with a sentence for people in `msg` (design §5). */
const errorSentences: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.status >= 400 && isApi(ctx)) addSentence(ctx);
};

export default errorSentences;

function isApi(ctx: Context): boolean {
  return ctx.path === '/api' || ctx.path.startsWith('/api/');
}

function addSentence(ctx: Context): void {
  if (!isRefusal(ctx.body)) refuse(ctx, ctx.status, sentenceFor(ctx.status));
  const body = ctx.body as Refusal;
  body.error.details ??= {};
  body.msg ??= sentenceOf(body);
  // Where react-admin's own clients look for it (design §5).
  if (ctx.path.startsWith('/api/admin/')) body.message = body.msg;
}

/** The server's own message where it is a sentence of ours; the general one where it is a status or a parser's words. */
function sentenceOf({ error: { status, name, message } }: Refusal): string {
  if (name === 'SyntaxError') return MALFORMED_JSON;
  const isSentence = /^\p{Lu}.*\s/u.test(message) && message !== STATUS_CODES[status];
  return isSentence && (status < 500 || status === 503) ? message : sentenceFor(status);
}

function isRefusal(body: unknown): body is Refusal {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
