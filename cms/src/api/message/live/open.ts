import type { SignedInUser } from '../../../platform/accounts';
import type { Context } from '../../../platform/accounts/caller';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { liveHub } from './index';
import { Stream } from './stream';

/** An event's number, as browsers send back what they were told last. */
const EVENT = /^\d{1,15}$/;

/** Answers with a stream, which goes on from the last event that the client knows. @param after what it says otherwise */
export function openStream(ctx: Context, user: SignedInUser, after: number | null): void {
  const listener = { userId: user.id, personId: ownProfileId(user), sessionId: user.sessionId };
  ctx.status = 200;
  if (ctx.method === 'HEAD') {
    ctx.type = 'text/event-stream';
    return;
  }
  const last = ctx.req.headers['last-event-id'];
  const known = typeof last === 'string' && EVENT.test(last) ? Number(last) : after;
  // From here on the answer is the stream's own.
  ctx.respond = false;
  liveHub().add(new Stream(listener, ctx.res, known));
}
