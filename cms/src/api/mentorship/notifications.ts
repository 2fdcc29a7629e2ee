import type { Core } from '@strapi/strapi';
import { paths, type NotificationKind } from 'contracts';
import { z } from 'zod';

import { notify, type NewNotification } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import type { Database } from '../../shared/transaction';
import { areApart } from '../profile/public';
import { answerToken } from './answer-link';
import { MENTORSHIP_NEWS, mentorshipNews, type MentorshipNews } from './mails/mentorship-news';

/** Which kind each piece of news is of, and how it is told. */
const NEWS: Record<MentorshipNews, { kind: NotificationKind; sentence: (actor: string) => string }> = {
  asked: { kind: 'mentorship-asked', sentence: (actor) => `${actor} would like you to be their mentor.` },
  nudge: { kind: 'mentorship-asked', sentence: (actor) => `${actor} still waits for your answer.` },
  given: { kind: 'mentorship-asked', sentence: (actor) => `A request of ${actor} has come to you.` },
  taken: { kind: 'mentorship-asked', sentence: (actor) => `The request of ${actor} has gone to another mentor.` },
  accepted: { kind: 'mentorship-answered', sentence: (actor) => `${actor} accepted your mentorship request.` },
  rejected: { kind: 'mentorship-answered', sentence: (actor) => `${actor} declined your mentorship request.` },
  expired: { kind: 'mentorship-answered', sentence: (actor) => `${actor} did not answer your request in time.` },
  moved: { kind: 'mentorship-answered', sentence: (actor) => `Your mentorship request has gone to ${actor}.` },
  cancelled: { kind: 'mentorship-changed', sentence: (actor) => `${actor} cancelled their mentorship request.` },
  completed: { kind: 'mentorship-changed', sentence: (actor) => `${actor} ended your mentorship.` },
  'meeting-set': { kind: 'mentorship-changed', sentence: (actor) => `${actor} set a meeting.` },
  'meeting-moved': { kind: 'mentorship-changed', sentence: (actor) => `${actor} changed a meeting.` },
  'meeting-off': { kind: 'mentorship-changed', sentence: (actor) => `${actor} called a meeting off.` },
  'story-changed': {
    kind: 'mentorship-changed',
    sentence: (actor) => `${actor} changed their words in your story. It is told again once you agree.`,
  },
};

/** What is not told with a block between the two: what goes on meanwhile, of which the lists tell. */
const NOT_ACROSS_BLOCKS: ReadonlySet<MentorshipNews> = new Set([
  'nudge',
  'meeting-set',
  'meeting-moved',
  'meeting-off',
  'story-changed',
]);

/** What was said when it happened; nothing once whoever did it has left. */
const told = z.object({ news: z.enum(MENTORSHIP_NEWS), words: z.string() });
const read = (data: unknown) => told.safeParse(data).data;

/** @param otherwise what is said once whoever did it has left */
const wordsOf = (otherwise: string): NonNullable<NotificationWords[NotificationKind]> => ({
  sentence(actor, data) {
    const news = read(data)?.news;
    return news ? NEWS[news].sentence(actor) : otherwise;
  },
  text: (data) => read(data)?.words || null,
});

/** What people are told of mentorships, in words. */
export const mentorshipNotifications: NotificationWords = {
  'mentorship-asked': wordsOf('A student asked you to be their mentor.'),
  'mentorship-answered': wordsOf('There was news of a mentorship request of yours.'),
  'mentorship-changed': wordsOf('There was news of a mentorship of yours.'),
};

/** Something about a request or a mentorship that a person is told. */
interface News extends Pick<NewNotification, 'recipientId' | 'mayMail'> {
  documentId: string;
  actorId: number;
  /** What somebody wrote, or when a meeting is. */
  words?: string;
  /** Tells apart what may happen several times. */
  time?: string | number;
}

/** Tells a person something, in the transaction of its cause. @returns false where they were told, or are not to be */
export async function tell(
  strapi: Core.Strapi,
  trx: Database,
  news: MentorshipNews,
  { documentId, actorId, words = '', time = '', ...notification }: News,
): Promise<boolean> {
  const isApart = NOT_ACROSS_BLOCKS.has(news) && (await areApart(trx, actorId, notification.recipientId));
  if (isApart) return false;
  const { kind, sentence } = NEWS[news];
  // Whoever lost a request cannot open it any more.
  const href = news === 'taken' ? paths.alumniMentorship({ tab: 'mine' }) : paths.mentorshipDetail(documentId);
  const actor: { name: string } | undefined = await trx('profiles').where({ id: actorId }).first('name');
  // Whoever is asked can answer from the mail.
  const isAsked = news === 'asked' || news === 'nudge' || news === 'given';
  const token = isAsked ? await answerToken(trx, documentId) : null;
  // Nobody is reminded of a student who is no member any more.
  if (news === 'nudge' && token === null) return false;
  const path = token === null ? href : paths.mentorshipAnswer(token);
  return notify(strapi, {
    ...notification,
    ...{ kind, actorId, href },
    key: `mentorship:${news}:${documentId}:${time}`,
    data: { news, words },
    mail: (name) => mentorshipNews.of({ name, news, line: sentence(actor?.name ?? 'Somebody'), words, path }),
  });
}
