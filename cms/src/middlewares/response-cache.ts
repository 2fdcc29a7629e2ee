import type { Core } from '@strapi/strapi';

import {
  type Answer,
  currentReading,
  normaliseTarget,
  responses,
  watchParameters,
  withoutUnread,
} from '../platform/cache';
import { showsDrafts } from '../platform/preview/drafts';
import { createAddressBook, isReading, pathOf } from '../platform/serving/addresses';
import { originOf } from '../platform/serving/origin';
import { portalBuild } from '../platform/serving/portal-build';
import { sendEntry } from '../platform/serving/send-entry';
import { hasSessionCookie } from '../platform/serving/session-cookie';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Longest address whose answer is kept, in characters; real ones are far shorter. */
const MAX_TARGET_CHARS = 1024;

/**
 * Answers public GETs of the API and pages of the portal from memory (design §3). Anyone gets a kept answer, since a
 * public answer never depends on who asks; only a request without a session fills an entry of the API. Pages are
 * rendered anonymously, so any request fills them. What shows drafts passes by.
 */
const responseCache: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { kindOf } = createAddressBook(strapi);

  return (ctx, next) => {
    if (showsDrafts()) return next();
    const target = ctx.req.url ?? '/';
    const kind = kindOf(pathOf(target));
    if (kind === 'other') return next();
    if (!isReading(ctx.method)) return kind === 'api' ? answerPrivately(ctx, next) : next();
    if (target.length > MAX_TARGET_CHARS) return next();
    if (kind === 'api' && ctx.req.headers.authorization !== undefined) return answerPrivately(ctx, next);
    const prefix = kind === 'page' ? originOf(ctx) : '';

    const exact = responses.get(prefix + target);
    if (exact) return sendEntry(ctx, prefix + target, exact);

    const normalised = kind === 'api' ? withoutUnread(normaliseTarget(target)) : normaliseTarget(target);
    // Of a page, what it shows counts, whatever else its address says.
    const key = prefix + ((kind === 'page' ? portalBuild()?.renderer.keyOf(normalised) : undefined) ?? normalised);
    const kept = key === prefix + target ? undefined : responses.get(key);
    if (kept) return sendEntry(ctx, key, kept);
    if (kind === 'api' && hasSessionCookie(ctx.req.headers.cookie)) return answerPrivately(ctx, next);

    // What is computed under the normalised address must not see what was taken off.
    ctx.url = normalised;
    return answerPublicly(ctx, next, kind, key);
  };
};

export default responseCache;

async function answerPublicly(ctx: Context, next: () => Promise<unknown>, kind: 'api' | 'page', key: string) {
  const rememberParameters = watchParameters(ctx);
  const entry = await responses.answer(key, async () => {
    await next();
    const answer = publicAnswer(ctx, kind);
    if (answer && kind === 'api') rememberParameters();
    return answer;
  });
  if (entry) await sendEntry(ctx, key, entry);
  else if (kind === 'api') forbidKeeping(ctx);
}

async function answerPrivately(ctx: Context, next: () => Promise<unknown>): Promise<void> {
  await next();
  forbidKeeping(ctx);
}

function forbidKeeping(ctx: Context): void {
  if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
}

/** The finished answer as something to keep, or null when it is not public or not whole. */
function publicAnswer(ctx: Context, kind: 'api' | 'page'): Answer | null {
  if (ctx.status >= 500) currentReading()?.fail();
  if (ctx.status !== 200 || ctx.response.get('Set-Cookie') || ctx.response.get('Content-Encoding')) return null;
  if (ctx.response.get('Cache-Control').includes('no-store')) return null;
  if (kind === 'page' && ctx.state.isPortalPage !== true) return null;
  const seconds: unknown = ctx.state.cacheSeconds;
  if (typeof seconds === 'number') currentReading()?.expireAt(Date.now() + seconds * 1000);
  const body = bytesOf(ctx.body);
  const cacheControl = ctx.response.get('Cache-Control') || undefined;
  return body && { body, contentType: ctx.response.get('Content-Type'), cacheControl };
}

function bytesOf(body: unknown): Buffer | null {
  if (typeof body === 'string') return Buffer.from(body);
  if (Buffer.isBuffer(body)) return body;
  const isPlain = typeof body === 'object' && body !== null && !('pipe' in body) && !('getReader' in body);
  return isPlain ? Buffer.from(JSON.stringify(body)) : null;
}
