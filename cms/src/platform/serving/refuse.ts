import { STATUS_CODES } from 'node:http';

import type { Core } from '@strapi/strapi';

/** What the API answers when it refuses: Strapi's envelope, and the sentence for people in `msg` (design §5). */
export interface Refusal {
  data: null;
  error: { status: number; name: string; message: string; details?: unknown };
  msg?: string;
  /** The same sentence, in the console's calls. */
  message?: string;
}

/** Answers a refusal with a sentence for people. */
export function refuse(ctx: Parameters<Core.MiddlewareHandler>[0], status: number, message: string): void {
  const name = `${(STATUS_CODES[status] ?? 'Unknown').replace(/\W/g, '')}Error`;
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} }, msg: message } satisfies Refusal;
}
