// @databases both
import {
  announcementAnswer,
  api,
  consoleAnnouncementRowsAnswer,
  consoleAnnouncementSchema,
  type ConsoleAnnouncement,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import type { BrowserAnswer } from '../helpers/browser';
import { request } from '../helpers/client';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { ANNOUNCEMENT, announcement, newAnnouncement, textOf, unique } from '../helpers/factories';
import { asOwner, editor } from '../helpers/panel';
import { asAdmin, first, listOf, refusedWith } from './helpers';

const LIST = api.consoleAnnouncements();
const { consoleAnnouncement: addressOf } = api;

function recordIn(answer: BrowserAnswer, status = 200): ConsoleAnnouncement {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  return consoleAnnouncementSchema.parse(answer.json);
}

const created = async (fields: object = {}) =>
  recordIn(await asAdmin(LIST, { method: 'POST', json: newAnnouncement(fields) }), 201);
const put = (id: string, json: object) => asAdmin(addressOf(id), { method: 'PUT', json });
const visitorReads = async (id: string) => bodyOf(await request(api.announcement(id)), announcementAnswer).data;
const rowsOf = (id: string): Promise<unknown[]> =>
  inDatabase((database) => database('announcements').where({ document_id: id }).select('id'));

describe('an admin announces something', () => {
  it('and visitors read it at once', async () => {
    const input = newAnnouncement();
    const record = await created(input);
    expect(record).toMatchObject({ ...input, content: 'The hall is open on Sunday.' });
    expect(await visitorReads(record.id)).toMatchObject(input);
    expect(recordIn(await asAdmin(addressOf(record.id)))).toEqual(record);
  });

  it.each([
    [{ title: '  ' }, 'Please enter a title'],
    [{ title: 'x'.repeat(151) }, 'At most 150 characters'],
    [{ description: [] }, 'Please enter a text'],
    [{ description: textOf(' \n ') }, 'Please enter a text'],
    [{ description: textOf('x'.repeat(10_001)).concat(textOf('x'.repeat(10_001))) }, 'At most 20000 characters'],
    [{ category: 'party' }, 'category'],
    [{ status: 'draft' }, '“status”'],
    [{ createdAt: '2001-01-01T00:00:00.000Z' }, '“createdAt”'],
    [{ announcedAt: '2001-01-01T00:00:00.000Z' }, '“announcedAt”'],
  ])('but not %j', async (fault, sentence) => {
    const title = unique('Refused');
    const json = newAnnouncement({ title, ...fault });
    expect(refusedWith(await asAdmin(LIST, { method: 'POST', json }), 400)).toContain(sentence);
    expect((await asAdmin(listOf({ filter: { q: title } }, LIST))).json).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '#here'])(
    'nor with a link to %s (security matrix 18)',
    async (url) => {
      const description = [
        { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'a' }] }] },
      ];
      const answer = await asAdmin(LIST, { method: 'POST', json: newAnnouncement({ description }) });
      expect(refusedWith(answer, 400)).toContain('Links start with');
    },
  );

  it('nor with a picture that the media library does not have', async () => {
    const image = { url: '/uploads/nowhere.webp', alt: '', width: 10, height: 10, sources: [] };
    const description = [...textOf('See'), { type: 'image', image }];
    expect(refusedWith(await asAdmin(LIST, { method: 'POST', json: newAnnouncement({ description }) }), 400)).toContain(
      'picture',
    );
  });
});

describe('an admin changes an announcement', () => {
  it('with the whole record, which keeps its date', async () => {
    const record = await created();
    const title = unique('Changed');
    const changed = recordIn(await put(record.id, { ...record, title }));
    expect(changed).toEqual({ ...record, title, updatedAt: changed.updatedAt });
    expect(await visitorReads(record.id)).toMatchObject({ title, createdAt: record.createdAt });
  });

  it('with a part of it, which leaves the rest as it is', async () => {
    const record = await created();
    expect(recordIn(await put(record.id, { category: 'career' }))).toMatchObject({
      ...record,
      category: 'career',
      updatedAt: expect.any(String),
    });
  });

  it('over what an editor left in the draft', async () => {
    const record = await created();
    await editor.update(ANNOUNCEMENT, record.id, { title: unique('Left in the draft') });
    expect(recordIn(await asAdmin(addressOf(record.id))).title).toBe(record.title);
    const title = unique('Changed');
    recordIn(await put(record.id, { ...record, title }));
    await editor.publish(ANNOUNCEMENT, record.id);
    expect((await visitorReads(record.id)).title).toBe(title);
  });

  it('a text with a picture of the media library keeps it', async () => {
    const file = await uploadedFile();
    const picture = { type: 'image', image: file, children: [{ type: 'text', text: '' }] };
    const made = await announcement({ description: [...textOf('See'), picture] });
    const record = recordIn(await asAdmin(addressOf(made.documentId)));
    expect(record.description[1]).toMatchObject({ type: 'image' });
    const changed = recordIn(await put(record.id, { ...record, title: unique('Changed') }));
    expect(changed.description).toEqual(record.description);
  });

  it.each([{ title: '' }, { content: 'Other words' }, { createdAt: '2001-01-01T00:00:00.000Z' }, { id: 'other' }])(
    'but not with %j',
    async (fault) => {
      const record = await created();
      refusedWith(await put(record.id, { ...record, ...fault }), 400);
      expect(recordIn(await asAdmin(addressOf(record.id)))).toEqual(record);
    },
  );

  it('that does not exist: not found', async () => {
    expect(refusedWith(await put('nobody', newAnnouncement()), 404)).toBe('Announcement not found');
  });

  it('that was never published: Strapi’s business', async () => {
    const draft = await announcement({}, { published: false });
    refusedWith(await put(draft.documentId, newAnnouncement()), 404);
    refusedWith(await asAdmin(addressOf(draft.documentId), { method: 'DELETE' }), 404);
  });
});

describe('an admin deletes announcements', () => {
  it('one, with its draft', async () => {
    const record = await created();
    expect(recordIn(await asAdmin(addressOf(record.id), { method: 'DELETE' }))).toEqual(record);
    refusalOf(await request(api.announcement(record.id)), 404);
    expect(await rowsOf(record.id)).toEqual([]);
    refusedWith(await asAdmin(addressOf(record.id), { method: 'DELETE' }), 404);
  });

  it('several in one call, all of them or none', async () => {
    const [one, other] = [await created(), await created()];
    const bulk = (ids: string[]) => asAdmin(listOf({ filter: { id: ids } }, LIST), { method: 'DELETE' });
    refusedWith(await bulk([one.id, 'nobody']), 404);
    expect(await rowsOf(one.id)).toHaveLength(2);
    expect((await bulk([one.id, other.id])).json).toEqual([one.id, other.id]);
    expect([...(await rowsOf(one.id)), ...(await rowsOf(other.id))]).toEqual([]);
  });
});

describe('the console’s list of announcements', () => {
  it('is searched, filtered, sorted and cut, without the texts', async () => {
    const word = unique('Gather').replace(' ', '');
    const records = [];
    for (const [name, category] of [
      ['b', 'event'],
      ['a', 'career'],
      ['c', 'event'],
    ] as const) {
      records.push(await created({ title: `${word} ${name}`, category }));
    }
    const list = async (parameters: object) => {
      const answer = await asAdmin(listOf(parameters, LIST));
      return consoleAnnouncementRowsAnswer.parse(answer.json).map(({ title }) => title.replace(`${word} `, ''));
    };
    const filter = { q: word };
    expect(await list({ filter })).toEqual(['c', 'a', 'b']);
    expect(await list({ filter, sort: ['title', 'ASC'] })).toEqual(['a', 'b', 'c']);
    expect(await list({ filter, sort: ['id', 'ASC'] })).toEqual(['b', 'a', 'c']);
    expect(await list({ filter: { ...filter, category: 'event' } })).toEqual(['c', 'b']);
    expect(await list({ filter: { id: [records[1]?.id] } })).toEqual(['a']);
    const cut = await asAdmin(listOf({ filter, range: [1, 1] }, LIST));
    expect(cut.headers['content-range']).toBe('announcements 1-1/3');
  });

  it.each([
    { sort: ['description', 'ASC'] },
    { sort: ['excerpt', 'ASC'] },
    { filter: { description: 'a' } },
    { filter: { publishedAt: null } },
  ])('cannot be asked for %j', async (parameters) => void refusedWith(await asAdmin(listOf(parameters, LIST)), 400));
});

/** A picture of the demo, as Strapi's panel puts it into a text. */
async function uploadedFile(): Promise<object> {
  const { results } = (await asOwner('/upload/files?pageSize=1')).json as { results: object[] };
  return first(results);
}
