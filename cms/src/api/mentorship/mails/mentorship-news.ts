import { MENTORSHIP_EXPIRY_DAYS } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

/** What there is to tell about a mentorship, by what it is called in the outbox. */
export const MENTORSHIP_NEWS = [
  ...(['asked', 'nudge', 'given', 'taken', 'accepted', 'rejected', 'expired', 'moved'] as const),
  ...(['cancelled', 'completed', 'meeting-set', 'meeting-moved', 'meeting-off', 'story-changed'] as const),
] as const;
export type MentorshipNews = (typeof MENTORSHIP_NEWS)[number];

const mentorshipNewsData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  news: z.enum(MENTORSHIP_NEWS),
  /** What happened, with the name of whoever did it. */
  line: z.string(),
  /** What they wrote, or when a meeting is. */
  words: z.string().default(''),
  /** The page that it leads to; for whoever is asked, the one that answers. */
  path: z.string(),
});

/** Subject, what the button says, what stands below, and why the mail comes. Nothing in it is somebody's own words. */
const ASKED = {
  open: 'Accept or decline',
  note: `You do not need to sign in for this answer. The link works for ${MENTORSHIP_EXPIRY_DAYS} days after the request, and until you have answered: do not pass it on.`,
  why: 'you are a mentor',
};
const STUDENT = { open: 'See the request', note: '', why: 'you asked a member to be your mentor' };
const OTHERS = { ...STUDENT, open: 'See other mentors who fit' };
const EITHER = { open: 'See the mentorship', note: '', why: 'you are in a mentorship' };
const WORDS: Record<MentorshipNews, { subject: string; open: string; note: string; why: string }> = {
  asked: { ...ASKED, subject: 'A student asks you to be their mentor' },
  nudge: { ...ASKED, subject: 'A student waits for your answer' },
  given: { ...ASKED, subject: 'A student needs a mentor' },
  taken: { ...ASKED, subject: 'A request went to another mentor', open: 'See your requests', note: '' },
  accepted: { ...STUDENT, subject: 'You have a mentor', open: 'See what comes next' },
  rejected: { ...OTHERS, subject: 'About your mentorship request' },
  expired: { ...OTHERS, subject: 'Your mentorship request was not answered' },
  moved: { ...STUDENT, subject: 'Your request went to another mentor' },
  cancelled: { ...EITHER, subject: 'A mentorship request was cancelled', why: 'you are a mentor' },
  completed: { ...EITHER, subject: 'A mentorship ended', open: 'Say how it was' },
  'meeting-set': { ...EITHER, subject: 'A meeting of your mentorship' },
  'meeting-moved': { ...EITHER, subject: 'A meeting has changed' },
  'meeting-off': { ...EITHER, subject: 'A meeting was called off' },
  'story-changed': { ...EITHER, subject: 'Your story has changed' },
};

/** Tells a person what happened about a mentorship. */
export const mentorshipNews = template(
  'mentorship-news',
  mentorshipNewsData,
  ({ name, news, line, words, path }, sender) => {
    const { subject, open, note, why } = WORDS[news];
    return {
      subject: `${subject} (${sender.name})`,
      preheader: subject,
      heading: subject,
      paragraphs: [greeting(name), oneLine(line)],
      ...(words && { quote: words }),
      action: { label: open, url: `${sender.origin}${path}` },
      notes: note === '' ? [] : [{ text: note }],
      reason: `You get this mail because ${why} at ${sender.name}.`,
    };
  },
);
