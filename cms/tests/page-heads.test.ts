// @databases one
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import {
  announcementsAnswer,
  api,
  eventsAnswer,
  isJobExpired,
  JOB_TYPES,
  jobAnswer,
  jobsAnswer,
  paths,
  SHARE_IMAGE_SIZE,
  siteAnswer,
  type JobDetail,
} from 'contracts';
import { demoJobs } from 'demo-data';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';

import { page, request } from './helpers/client';
import { inDatabase } from './helpers/database';
import { bodyOf } from './helpers/expectations';

/** What a document says in its head: by name or property, and the data blocks for search engines. */
async function headOf(path: string) {
  const { text, status } = await page(path);
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const metas = [...text.matchAll(/<meta [^>]+>/g)].map(([tag]) => tag);
  const said = new Map(
    metas.map((tag) => [attribute(tag, 'property') ?? attribute(tag, 'name') ?? '', attribute(tag, 'content') ?? '']),
  );
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
  return {
    status,
    said,
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&'),
    blocks: z.array(z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })).parse(blocks),
  };
}

async function nextEvent(): Promise<string> {
  const { data } = bodyOf(await request(api.upcomingEvents({})), eventsAnswer);
  return paths.event(data[0]?._id ?? '');
}

async function firstAnnouncement(): Promise<string> {
  const { data } = bodyOf(await request(api.announcements({})), announcementsAnswer);
  return paths.announcement(data[0]?._id ?? '');
}

async function firstJob(): Promise<string> {
  const { data } = bodyOf(await request(api.jobs()), jobsAnswer);
  return paths.job(data[0]?._id ?? '');
}

describe('the head of a public page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/innokshetra', '/innokshetra'],
    ['/p/privacy-policy?ref=x', '/p/privacy-policy'],
    ['/events?page=1', '/events'],
    ['/events?page=2&utm_medium=x', '/events?page=2'],
    ['/events?filter=past&search=x', '/events?filter=past'],
    ['/events/month?month=2030-01&utm_medium=x', '/events/month?month=2030-01'],
    ['/jobs?search=x&utm_medium=x', '/jobs'],
    ['/mentorship?utm_medium=x', '/mentorship'],
    ['/announcements?category=event', '/announcements?category=event'],
  ])('%s: title, description, %s as its one address, and a preview', async (path, canonical) => {
    const { url } = inject('stage');
    const head = await headOf(path);
    const site = bodyOf(await request(api.site()), siteAnswer).data;
    expect(head.status).toBe(200);
    expect(head.title).toContain(site.name);
    expect(head.canonical).toBe(url + canonical);
    expect(head.said.get('description')).toMatch(/\S.{20,}/);
    expect(head.said.has('robots')).toBe(false);
    expect(Object.fromEntries(head.said)).toMatchObject({
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': head.title,
      'og:description': head.said.get('description'),
      'og:url': (url + canonical).replaceAll('&', '&amp;'),
      'og:locale': 'en_IN',
      'og:image:width': String(SHARE_IMAGE_SIZE.width),
      'og:image:height': String(SHARE_IMAGE_SIZE.height),
      'og:image:alt': head.title,
      'twitter:card': 'summary_large_image',
    });
    expect(head.said.get('og:image')).toMatch(/^http.+\/og\/.+\.png\?v=[\da-z]+$/);
  });

  it('an announcement is an article with its times', async () => {
    const { said } = await headOf(await firstAnnouncement());
    expect(said.get('og:type')).toBe('article');
    z.iso.datetime().parse(said.get('article:published_time'));
    z.iso.datetime().parse(said.get('article:modified_time'));
  });
});

it.each(['/dashboard', '/student/dashboard', '/alumni', '/reset-password/x', '/verify-email/x', '/p/no-such-page'])(
  '%s is for no search engine',
  async (path) => expect((await headOf(path)).said.get('robots')).toBe('noindex'),
);

describe('what search engines are told', () => {
  const url = z.url();
  const shapes = {
    Organization: z.looseObject({ name: z.string(), url, sameAs: z.array(url).min(1), logo: url }),
    WebSite: z.looseObject({ name: z.string(), url }),
    Festival: z.looseObject({
      name: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      location: z.looseObject({ '@type': z.literal('Place'), name: z.string() }),
      organizer: z.looseObject({ name: z.string() }),
      url,
    }),
    FAQPage: z.looseObject({
      mainEntity: z
        .array(z.object({ '@type': z.literal('Question'), name: z.string(), acceptedAnswer: z.looseObject({}) }))
        .min(1),
    }),
    Event: z.looseObject({
      name: z.string(),
      startDate: z.iso.datetime(),
      endDate: z.iso.datetime(),
      location: z.looseObject({ name: z.string() }),
      offers: z.looseObject({ price: z.number(), url }),
      url,
    }),
    NewsArticle: z.looseObject({
      headline: z.string(),
      datePublished: z.iso.datetime(),
      dateModified: z.iso.datetime(),
      image: url,
      publisher: z.looseObject({ name: z.string() }),
    }),
    JobPosting: z.looseObject({
      ...{ title: z.string(), description: z.string().regex(/^<p>/), directApply: z.boolean() },
      ...{ datePosted: z.iso.datetime(), validThrough: z.iso.datetime().optional(), url },
      employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN', 'TEMPORARY', 'OTHER']),
      hiringOrganization: z.looseObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
      jobLocation: z.looseObject({ address: z.looseObject({ addressCountry: z.string().regex(/^[A-Z]{2}$/) }) }),
    }),
    BreadcrumbList: z.looseObject({
      itemListElement: z.array(z.looseObject({ position: z.number(), name: z.string(), item: url })).length(3),
    }),
  };
  type Kind = keyof typeof shapes;

  it.each<[path: string, kinds: Kind[]]>([
    ['/', ['Organization', 'WebSite']],
    ['/innokshetra', ['Festival', 'FAQPage']],
    ['/events?filter=upcoming', ['Event']],
    ['event', ['Event', 'BreadcrumbList']],
    ['announcement', ['NewsArticle', 'BreadcrumbList']],
    ['job', ['JobPosting', 'BreadcrumbList']],
  ])('%s: %s', async (path, kinds) => {
    const documents: Record<string, () => Promise<string>> = {
      ...{ announcement: firstAnnouncement, event: nextEvent, job: firstJob },
    };
    const { blocks } = await headOf((await documents[path]?.()) ?? path);
    for (const kind of kinds) {
      const found = blocks.filter((block) => block['@type'] === kind);
      expect(found.length, kind).toBeGreaterThan(0);
      for (const block of found) shapes[kind].parse(block);
    }
  });
});

/**
 * What Google's rules for rich results find in a page, read and judged by what others have written.
 * @returns the kinds of what the page tells, and each fault
 */
async function judged(path: string) {
  const told = new WebAutoExtractor().parse((await page(path)).text);
  const issues = await new Validator().validate(told);
  return {
    kinds: Object.keys(told.jsonld).sort(),
    issues: issues.map(({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`),
  };
}

/** What may be missing: salaries are people’s own words, and only remote work is the same all over a country. */
const wishesOf = ({ type, closesAt }: JobDetail): string[] =>
  [
    'baseSalary',
    ...(type === 'remote' ? [] : ['applicantLocationRequirements', 'jobLocationType']),
    ...(closesAt === null ? ['validThrough'] : []),
  ].map((field) => `WARNING JobPosting: Missing field "${field}" (optional)`);

describe('a validator that is not ours (Google’s rules for rich results)', () => {
  it('finds no fault in any job of the demo, open and closed, with a salary and without, of each type', async () => {
    const titles = demoJobs(new Date()).map(({ title }) => title);
    const ids: string[] = await inDatabase((database) =>
      database('jobs').whereIn('title', titles).orderBy('id').pluck('document_id'),
    );
    const jobs: JobDetail[] = [];
    for (const id of ids) jobs.push(bodyOf(await request(api.job(id)), jobAnswer).data);
    expect(new Set(jobs.map(({ type }) => type)).size).toBe(JOB_TYPES.length);
    expect(new Set(jobs.map(({ salary }) => salary !== '')).size).toBe(2);
    expect(new Set(jobs.map((job) => isJobExpired(job, new Date()))).size).toBe(2);
    for (const job of jobs) {
      const { kinds, issues } = await judged(paths.job(job._id));
      expect(kinds, job.title).toEqual(['BreadcrumbList', 'JobPosting']);
      const wishes = wishesOf(job);
      expect(
        issues.filter((issue) => !wishes.includes(issue)),
        job.title,
      ).toEqual([]);
    }
  });

  it.each([
    ['an event', nextEvent, 'Event'],
    ['an announcement', firstAnnouncement, 'NewsArticle'],
    ['the list of events', () => Promise.resolve(paths.events()), 'Event'],
    ['the landing page', () => Promise.resolve(paths.home()), 'Organization'],
  ])('finds none in %s', async (_what, pathOf, kind) => {
    const { kinds, issues } = await judged(await pathOf());
    expect(kinds).toContain(kind);
    expect(issues.filter((issue) => issue.startsWith('ERROR'))).toEqual([]);
  });
});
