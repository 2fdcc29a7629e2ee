import { STATUS_CODES } from 'node:http';

import type { Core } from '@strapi/strapi';

import { pathOf, wantsHtml } from '../serving/addresses';
import { MALFORMED_ADDRESS, MALFORMED_JSON, NUL_CHARACTER, sentenceFor } from '../serving/sentences';

type Context = Parameters<Core.MiddlewareHandler>[0];

interface Envelope {
  data: null;
  error: { status: number; name: string; message: string; details?: unknown };
  msg?: string;
}

/**
 * Gives every refusal of the API its one shape, with a sentence for people in `msg` (design §5), and refuses addresses
 * that nothing behind it could read.
 */
const errorSentences: Core.MiddlewareFactory = () => async (ctx, next) => {
  const fault = addressFault(ctx.req.url ?? '/');
  if (fault === null) await next();
  else if (wantsHtml(ctx.headers.accept) && !isApi(ctx)) return ctx.redirect('/');
  else refuse(ctx, 400, 'BadRequestError', fault);

  if (ctx.status >= 400 && isApi(ctx)) addSentence(ctx);
};

export default errorSentences;

function isApi(ctx: Context): boolean {
  return ctx.path === '/api' || ctx.path.startsWith('/api/');
}

function addressFault(target: string): string | null {
  try {
    if (decodeURIComponent(pathOf(target)).includes('\0')) return NUL_CHARACTER;
  } catch {
    return MALFORMED_ADDRESS;
  }
  return target.includes('%00') ? NUL_CHARACTER : null;
}

function refuse(ctx: Context, status: number, name: string, message: string): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} }, msg: message } satisfies Envelope;
}

function addSentence(ctx: Context): void {
  const body: unknown = ctx.body;
  if (!isEnvelope(body)) {
    const { status } = ctx;
    refuse(ctx, status, `${(STATUS_CODES[status] ?? 'Unknown').replace(/\W/g, '')}Error`, sentenceFor(status));
    return;
  }
  body.error.details ??= {};
  body.msg ??= sentenceOf(body);
}

/** The server's own message where it is a sentence of ours; the general one where it is a status or a parser's words. */
function sentenceOf({ error: { status, name, message } }: Envelope): string {
  if (name === 'SyntaxError') return MALFORMED_JSON;
  const isSentence = /^\p{Lu}.*\s/u.test(message) && message !== STATUS_CODES[status];
  return isSentence && status < 500 ? message : sentenceFor(status);
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
