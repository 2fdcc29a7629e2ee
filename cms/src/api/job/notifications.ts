import type { Core } from '@strapi/strapi';
import type { NotificationKind } from 'contracts';
import { z } from 'zod';

import { notify, type NewNotification } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import { jobNews, JOB_NEWS, type JobNews } from './mails/job-news';

/** What was said when it happened; nothing once whoever did it has left. */
const told = z.object({ news: z.enum(JOB_NEWS), title: z.string(), company: z.string(), words: z.string() });
const read = (data: unknown) => told.safeParse(data).data;
/** A job in a sentence; without its name where whoever posted it has left. */
const called = ({ title, company }: { title: string; company: string }) =>
  title ? `“${title}” at ${company}` : 'a job';
const jobIn = (data: unknown): string => called(read(data) ?? { title: '', company: '' });
const wordsIn = (data: unknown): string | null => read(data)?.words || null;

const MOVED: Partial<Record<JobNews, (job: string) => string>> = {
  shortlisted: (job) => `You are on the shortlist for ${job}.`,
  rejected: (job) => `Your application for ${job} was not successful.`,
  hired: (job) => `You have been chosen for ${job}.`,
  ended: (job) => `Your application for ${job} has ended: the job was deleted.`,
};
const ANSWERED: Partial<Record<JobNews, (actor: string, job: string) => string>> = {
  'referral-referred': (actor, job) => `${actor} refers you for ${job}.`,
  'referral-declined': (actor, job) => `${actor} cannot refer you for ${job}.`,
  'referral-passed': (actor, job) => `${actor} suggests that you ask someone else about ${job}.`,
};

const isHidden = (job: string): string => `Your job ${job} is hidden.`;
const DECIDED: Partial<Record<JobNews, (job: string) => string>> = {
  shown: (job) => `Your job ${job} is shown again.`,
  deleted: (job) => `An admin deleted your job ${job}.`,
};

/** What people are told of jobs, in words. */
export const jobNotifications: NotificationWords = {
  'job-application': {
    sentence: (actor, data) => `${actor} applied for ${jobIn(data)}.`,
    text: () => null,
  },
  'application-moved': {
    sentence: (_actor, data) =>
      MOVED[read(data)?.news ?? 'match']?.(jobIn(data)) ?? 'There was news of an application of yours.',
    text: wordsIn,
  },
  'referral-asked': {
    sentence: (actor, data) => `${actor} would like you to refer them for ${jobIn(data)}.`,
    text: wordsIn,
  },
  'referral-answered': {
    sentence: (actor, data) =>
      ANSWERED[read(data)?.news ?? 'match']?.(actor, jobIn(data)) ?? `${actor} answered your request for a referral.`,
    text: wordsIn,
  },
  'job-match': { sentence: (_actor, data) => `New for your search: ${jobIn(data)}.`, text: wordsIn },
  'job-hidden': {
    sentence: (_actor, data) => (DECIDED[read(data)?.news ?? 'hidden'] ?? isHidden)(jobIn(data)),
    text: wordsIn,
  },
};

/** Something about a job that a person is told, on the site and by mail. */
interface News extends Pick<NewNotification, 'recipientId' | 'actorId' | 'key' | 'mayMail' | 'href'> {
  news: JobNews;
  /** Null where it is not named. */
  job: { title: string; company: string } | null;
  /** Who did it, by name, for the mail. */
  person?: string;
  words?: string;
  replyTo?: { name: string; email: string };
}

/** Tells a person something about a job, in the transaction of its cause. @returns false where they were told before */
export function tell(
  strapi: Core.Strapi,
  kind: NotificationKind,
  { news, job, person = '', words = '', replyTo, ...notification }: News,
): Promise<boolean> {
  const { title, company } = job ?? { title: '', company: '' };
  return notify(strapi, {
    ...notification,
    kind,
    data: { news, title, company, words },
    mail: (name) =>
      jobNews.of({
        ...{ name, news, person, words, job: called({ title, company }), path: notification.href },
        ...(replyTo && { replyTo }),
      }),
  });
}
