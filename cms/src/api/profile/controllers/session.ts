import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { userOf } from '../../../platform/accounts/caller';
import { clearSessionCookie } from '../../../platform/accounts/cookies';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../../../platform/accounts/own-sessions';
import { presentMessage } from '../../../shared/present-message';
import { presentSession } from '../present-session';

/** The browsers in which somebody is signed in. */
const sessionController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const user = userOf(ctx);
    const sessions = await listOwnSessions(strapi, user);
    return { data: sessions.map((session) => presentSession(session, user)) };
  },

  async delete(ctx) {
    const user = userOf(ctx);
    const { id }: { id?: unknown } = ctx.params;
    const ended = await endOwnSession(strapi, user, String(id));
    if (ended === null) throw new errors.NotFoundError(messages.sessionNotFound);
    if (ended === user.sessionId) clearSessionCookie(ctx);
    return presentMessage(messages.sessionEndedByOwner);
  },

  async deleteOthers(ctx) {
    await endOtherSessions(strapi, userOf(ctx));
    return presentMessage(messages.otherSessionsEnded);
  },
});

export default sessionController;
