import { mailTo } from '../mailbox';
import { answerTokenIn, asked, makeMentor, newMeetingOf, newMentor, newMentorshipOf, newStudent } from '../mentorship';
import { profileOf } from './people-objects';
import { missing, TOKEN_OF_NOBODY, type RouteRow } from './route';

/** A mentor, nobody's in particular; nobody. */
export const mentorToAsk: RouteRow['objects'] = {
  'another’s': { id: async () => makeMentor(await profileOf()), status: 200 },
  missing: missing(),
};

/** A request that the caller sent, one that they were sent, in some state; one between two others; none. */
const requestsOf = (side: 'student' | 'mentor', fields: object = {}): RouteRow['objects'] => ({
  own: {
    async id({ email }) {
      const [own, other] = [await profileOf(email), await profileOf()];
      return side === 'student'
        ? newMentorshipOf(own, other, fields)
        : newMentorshipOf(other, await makeMentor(own), fields);
    },
    status: 200,
  },
  'another’s': { id: async () => newMentorshipOf(await profileOf(), await profileOf(), fields), status: 404 },
  missing: missing(),
});

export const requestOfCaller = requestsOf('student');
export const requestToCaller = requestsOf('mentor');
export const mentorshipOfCaller = requestsOf('mentor', { state: 'accepted' });
export const endedMentorshipOfCaller = requestsOf('student', { state: 'completed' });

/** A meeting of a mentorship of the caller's, one of two others, none. */
export const meetingOfCaller: RouteRow['objects'] = Object.fromEntries(
  Object.entries(mentorshipOfCaller).map(([kind, subject]) => [
    kind,
    {
      ...subject,
      async id(caller: Parameters<typeof subject.id>[0]) {
        const mentorship = await subject.id(caller);
        return kind === 'missing' ? `${mentorship}/${mentorship}` : `${mentorship}/${await newMeetingOf(mentorship)}`;
      },
    },
  ]),
);

/** A request in the console, and whom it is given to. */
export const consoleMentorship: RouteRow['objects'] = {
  'another’s': { id: async () => newMentorshipOf(await profileOf(), await profileOf()), status: 200 },
  missing: missing(),
};

/** The link of a mail: a mentor's, whoever calls; nobody's. */
export const answerLink: RouteRow['objects'] = {
  'another’s': {
    async id() {
      const mentor = await newMentor();
      await asked(await newStudent(), mentor);
      return answerTokenIn(await mailTo(mentor.email, 'mentorship-news'));
    },
    status: 200,
  },
  missing: { id: () => TOKEN_OF_NOBODY, status: 404 },
};
