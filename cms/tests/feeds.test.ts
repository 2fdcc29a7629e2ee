// @databases one
import { announcementsAnswer, FEED_ANNOUNCEMENTS, paths } from 'contracts';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';

import { request, type Answer } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { ANNOUNCEMENT, announcement, textOf, unique } from './helpers/factories';
import { editor } from './helpers/panel';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => ['item', 'entry', 'link'].includes(name),
});

const rssItem = z.object({
  title: z.string(),
  link: z.array(z.url()),
  guid: z.object({ '#text': z.string(), isPermaLink: z.literal('false') }),
  pubDate: z.string(),
  category: z.string(),
  description: z.string(),
});
const rss = z.object({
  rss: z.object({
    version: z.literal('2.0'),
    channel: z.object({
      title: z.string(),
      link: z.array(z.url()),
      description: z.string(),
      lastBuildDate: z.string(),
      'atom:link': z.object({ rel: z.literal('self'), type: z.literal('application/rss+xml'), href: z.url() }),
      item: z.array(rssItem),
    }),
  }),
});
const link = z.object({ rel: z.enum(['self', 'alternate']), type: z.string(), href: z.url() });
const entry = z.object({
  id: z.string(),
  title: z.string(),
  link: z.array(link),
  published: z.iso.datetime(),
  updated: z.iso.datetime(),
  category: z.object({ term: z.string(), label: z.string() }),
  summary: z.string(),
});
const atom = z.object({
  feed: z.object({
    xmlns: z.literal('http://www.w3.org/2005/Atom'),
    id: z.string(),
    title: z.string(),
    updated: z.iso.datetime(),
    author: z.object({ name: z.string() }),
    link: z.array(link),
    entry: z.array(entry),
  }),
});

function parsed<T extends z.ZodType>(answer: Answer, schema: T): z.infer<T> {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(() => SyntaxValidator.validate(answer.text)).not.toThrow();
  return schema.parse(parser.parse(answer.text));
}
const readRss = async () => parsed(await request(paths.announcementsRss()), rss).rss.channel;
const readAtom = async () => parsed(await request(paths.announcementsAtom()), atom).feed;

const newest = async (count: number) =>
  bodyOf(await request(`/api/announcements?pageSize=${count}`), announcementsAnswer).data;

describe('the RSS feed', () => {
  it('tells the newest announcements with addresses that work anywhere', async () => {
    const { url } = inject('stage');
    const channel = await readRss();
    expect(channel.link).toEqual([`${url}/announcements`]);
    expect(channel['atom:link'].href).toBe(`${url}/announcements/rss.xml`);
    const listed = await newest(FEED_ANNOUNCEMENTS);
    expect(channel.item.map(({ link: [address] }) => address)).toEqual(
      listed.map(({ _id }) => url + paths.announcement(_id)),
    );
    expect(new Date(channel.item[0]?.pubDate ?? '').getTime()).toBe(
      Math.floor(Date.parse(listed[0]?.createdAt ?? '') / 1000) * 1000,
    );
  });
});

describe('the Atom feed', () => {
  it('tells the same under the same names', async () => {
    const [{ item }, feed] = [await readRss(), await readAtom()];
    expect(feed.entry.map(({ id }) => id)).toEqual(item.map(({ guid }) => guid['#text']));
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
    for (const { id } of [feed, ...feed.entry])
      expect(id).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(feed.updated).toBe([...feed.entry.map(({ updated }) => updated)].sort().at(-1));
  });
});

describe.each([
  [paths.announcementsRss(), 'application/rss+xml; charset=utf-8'],
  [paths.announcementsAtom(), 'application/atom+xml; charset=utf-8'],
])('%s', (path, contentType) => {
  it('says what it is, and answers 304 to its own ETag', async () => {
    const answer = await request(path);
    expect(answer.headers.get('content-type')).toBe(contentType);
    const etag = answer.headers.get('etag') ?? '';
    expect((await request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('has what is published at the next request, changes it and drops it', async () => {
    const made = await announcement();
    expect((await request(path)).text).toContain(String(made.title));
    const title = unique('Changed');
    await editor.update(ANNOUNCEMENT, made.documentId, { title });
    expect((await request(path)).text).not.toContain(title);
    await editor.publish(ANNOUNCEMENT, made.documentId);
    expect((await request(path)).text).toContain(title);
    await editor.remove(ANNOUNCEMENT, made.documentId);
    expect((await request(path)).text).not.toContain(title);
  });

  it('is read alone', async () => {
    expect((await request(path, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('what an editor wrote stays text in a feed (security matrix 18)', () => {
  it.each(['<script>alert(1)</script>', ']]><b>x</b>', 'a & b &lt; c', '"\' \u0007\u000b é 😀'])(
    '%j',
    async (payload) => {
      const made = await announcement({ title: `${unique('T')} ${payload}`, description: textOf(payload) });
      const readable = payload.replaceAll('\u0007', '').replaceAll('\u000b', '').trim();
      const item = (await readRss()).item.find(({ link: [address] }) => address?.endsWith(made.documentId));
      const told = (await readAtom()).entry.find(({ link: [address] }) => address?.href.endsWith(made.documentId));
      expect(item?.title).toContain(readable);
      expect(told?.title).toContain(readable);
      expect(told?.summary.replace(/\s+/g, ' ')).toContain(readable.replace(/\s+/g, ' '));
      // Readers take an item's description for HTML.
      expect(item?.description).not.toContain('<');
      await editor.remove(ANNOUNCEMENT, made.documentId);
    },
  );
});

it('the list page says where its feeds are', async () => {
  const { text } = await request(paths.announcements(), { headers: { accept: 'text/html' } });
  for (const path of [paths.announcementsRss(), paths.announcementsAtom()]) {
    expect(text).toMatch(new RegExp(`<link rel="alternate"[^>]*href="[^"]*${path}"`));
  }
});
