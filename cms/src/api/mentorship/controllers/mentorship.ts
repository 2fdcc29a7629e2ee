import type { Core } from '@strapi/strapi';
import {
  meetingBody,
  mentorProfileBody,
  mentorshipFeedbackBody,
  mentorshipGoalsBody,
  mentorshipsQuery,
  mentorshipStepBody,
  mentorsQuery,
  newMeetingBody,
  requestMentorBody,
  respondMentorshipBody,
  type MentorshipDetail,
} from 'contracts';

import { userOf, type Context } from '../../../platform/accounts/caller';
import { countConnectionRequest, countLogin } from '../../../platform/accounts/limits';
import { mailingOf } from '../../../platform/accounts/mailing';
import { CALENDAR_TYPE } from '../../../platform/calendar/event-calendar';
import { writeMeetingCalendar } from '../../../platform/calendar/meeting-calendar';
import { idOf } from '../../../platform/console/actions';
import { parseQuery } from '../../../platform/queries/parse-query';
import { originOf } from '../../../platform/serving/origin';
import { parseBody } from '../../../shared/parse-body';
import { siteService } from '../../site/public';
import type { ANSWERS } from '../machine';
import mentorService from '../services/mentor';
import mentorshipService from '../services/mentorship';
import overviewService from '../services/overview';
import planService from '../services/plan';

/** Finding mentors, asking them, answering, and what the two do then. */
const mentorshipController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const mentors = mentorService({ strapi });
  const requests = mentorshipService({ strapi });
  const plan = planService({ strapi });

  const step = async (ctx: Context, status: keyof typeof ANSWERS) => {
    const { answer } = parseBody(mentorshipStepBody, ctx.request.body);
    return { data: await requests.respond(userOf(ctx), idOf(ctx.params), { status, answer }) };
  };
  const answered = async (detail: Promise<MentorshipDetail>) => ({ data: await detail });

  return {
    mentors: (ctx) => mentors.list(userOf(ctx), parseQuery(mentorsQuery, ctx.query)),
    expertise: async () => ({ data: await mentors.expertise() }),
    mentor: async (ctx) => ({ data: await mentors.one(userOf(ctx), idOf(ctx.params)) }),
    status: async (ctx) => ({ data: await mentors.status(userOf(ctx)) }),
    overview: async () => ({ data: await overviewService({ strapi }).overview() }),
    stats: async () => ({ data: await overviewService({ strapi }).stats() }),

    profile: async (ctx) => ({ data: await mentors.profile(userOf(ctx)) }),
    async writeProfile(ctx) {
      const user = userOf(ctx);
      const { bio, availability, expectations, capacity, ...same } = parseBody(mentorProfileBody, ctx.request.body);
      const change = {
        ...same,
        ...(bio !== undefined && { mentorBio: bio }),
        ...(availability !== undefined && { availabilityHours: availability }),
        ...(expectations !== undefined && { mentorExpectations: expectations }),
        ...(capacity !== undefined && { mentorCapacity: capacity }),
      };
      const counting = { ...mailingOf(ctx), countAttempt: () => countLogin(ctx, user.email) };
      return { data: await mentors.writeProfile(user, change, counting) };
    },

    async ask(ctx) {
      const user = userOf(ctx);
      const entered = parseBody(requestMentorBody, ctx.request.body);
      const count = () => countConnectionRequest(ctx, user);
      return { data: await requests.ask(user, idOf(ctx.params), entered, count) };
    },

    find: (ctx) => requests.list(userOf(ctx), parseQuery(mentorshipsQuery, ctx.query)),
    findOne: (ctx) => answered(requests.one(userOf(ctx), idOf(ctx.params))),
    respond(ctx) {
      const entered = parseBody(respondMentorshipBody, ctx.request.body);
      return answered(requests.respond(userOf(ctx), idOf(ctx.params), entered));
    },
    accept: (ctx) => step(ctx, 'accepted'),
    decline: (ctx) => step(ctx, 'rejected'),
    complete: (ctx) => answered(requests.complete(userOf(ctx), idOf(ctx.params))),
    cancel: (ctx) => answered(requests.cancel(userOf(ctx), idOf(ctx.params))),

    /** Behind the link of a mail. It asks for no session: the link itself is the permission. */
    async readLink(ctx) {
      ctx.set('Cache-Control', 'no-store');
      return { data: await requests.readLink(tokenOf(ctx)) };
    },
    async respondByLink(ctx) {
      ctx.set('Cache-Control', 'no-store');
      const entered = parseBody(respondMentorshipBody, ctx.request.body);
      return { data: await requests.respondByLink(tokenOf(ctx), entered) };
    },

    goals(ctx) {
      const entered = parseBody(mentorshipGoalsBody, ctx.request.body);
      return answered(plan.writeGoals(userOf(ctx), idOf(ctx.params), entered));
    },
    addMeeting(ctx) {
      const entered = parseBody(newMeetingBody, ctx.request.body);
      return answered(plan.addMeeting(userOf(ctx), idOf(ctx.params), entered));
    },
    changeMeeting(ctx) {
      const entered = parseBody(meetingBody, ctx.request.body);
      return answered(plan.changeMeeting(userOf(ctx), idOf(ctx.params), meetingOf(ctx), entered));
    },
    removeMeeting: (ctx) => answered(plan.removeMeeting(userOf(ctx), idOf(ctx.params), meetingOf(ctx))),
    async calendar(ctx) {
      const meeting = await plan.calendar(userOf(ctx), idOf(ctx.params), meetingOf(ctx));
      const { name } = await siteService({ strapi }).read();
      ctx.attachment('meeting.ics');
      ctx.type = CALENDAR_TYPE;
      ctx.body = writeMeetingCalendar(meeting, { origin: originOf(ctx), name });
    },
    feedback(ctx) {
      const entered = parseBody(mentorshipFeedbackBody, ctx.request.body);
      return answered(plan.writeFeedback(userOf(ctx), idOf(ctx.params), entered));
    },
  };
};

export default mentorshipController;

const tokenOf = (ctx: Context): string => String((ctx.params as { token?: unknown }).token);
const meetingOf = (ctx: Context): string => String((ctx.params as { meeting?: unknown }).meeting);
