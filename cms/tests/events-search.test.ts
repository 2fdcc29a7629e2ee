// @databases both
import { api, eventsAnswer, type EventFilter } from 'contracts';
import { describe, expect, it } from 'vitest';

import { asAdmin } from './console/helpers';
import { request } from './helpers/client';
import { bodyOf } from './helpers/expectations';
import { EVENT, event, inDays, unique } from './helpers/factories';
import { editor } from './helpers/panel';

/** A word that nothing else bears, not even at its beginning. */
const newWord = (): string =>
  unique('zq')
    .replace(/[^a-z0-9]/g, '')
    .concat('x');

const search = async (words: string, filter?: EventFilter) =>
  bodyOf(await request(api.events({ search: words, ...(filter && { filter }) })), eventsAnswer);
const idsOf = async (words: string, filter?: EventFilter): Promise<string[]> =>
  (await search(words, filter)).data.map(({ _id }) => _id);

describe('the search of events (member §2, Events list)', () => {
  it('finds the beginnings of words in title, description and place, in whatever order and capitals', async () => {
    const [title, description, place] = [newWord(), newWord(), newWord()];
    const { documentId } = await event({
      title: `A ${title} evening`,
      description: `Come and hear of ${description}.`,
      location: `Hall ${place}`,
    });
    for (const words of [title, description, place, `${place.toUpperCase()} ${title.slice(0, -1)}`]) {
      expect(await idsOf(words), words).toEqual([documentId]);
    }
    expect(await idsOf(`${title} ${newWord()}`), 'all of the words').toEqual([]);
    expect(await idsOf(title.slice(1)), 'no ends of words').toEqual([]);
  });

  it('knows letters by their accents and without', async () => {
    const word = newWord();
    const { documentId } = await event({ title: `Café ${word}` });
    expect(await idsOf(`cafe ${word}`)).toEqual([documentId]);
    expect(await idsOf(`CAFÉ ${word}`)).toEqual([documentId]);
  });

  it('follows what an editor changes, publishes and deletes', async () => {
    const [before, after] = [newWord(), newWord()];
    const { documentId } = await event({ title: before, isPublished: false });
    expect(await idsOf(before)).toEqual([]);
    await editor.update(EVENT, documentId, { isPublished: true });
    expect(await idsOf(before)).toEqual([documentId]);
    await editor.update(EVENT, documentId, { title: after });
    expect(await idsOf(before)).toEqual([]);
    expect(await idsOf(after)).toEqual([documentId]);
    await editor.remove(EVENT, documentId);
    expect(await idsOf(after)).toEqual([]);
  });

  it('counts and orders as the list does: what comes next first, then what is over, the latest first', async () => {
    const word = newWord();
    const make = async (days: number) =>
      (await event({ title: word, startsAt: inDays(days), endsAt: inDays(days + 1) })).documentId;
    const [later, sooner, over, long] = [await make(5), await make(3), await make(-3), await make(-9)];
    expect(await idsOf(word)).toEqual([sooner, later, over, long]);
    const pages = await Promise.all([1, 2, 3].map((page) => request(api.events({ search: word, page, pageSize: 3 }))));
    expect(
      pages.map((page) => bodyOf(page, eventsAnswer)).map(({ data, meta }) => [data.length, meta.pagination.total]),
    ).toEqual([
      [3, 4],
      [1, 4],
      [0, 4],
    ]);
    const plain = { 'filters[title][$eq]': word, pageSize: '3' };
    const unsearched = async (page: string) =>
      bodyOf(await request(`/api/events?${new URLSearchParams({ ...plain, page }).toString()}`), eventsAnswer);
    expect((await unsearched('1')).data.map(({ _id }) => _id)).toEqual([sooner, later, over]);
    expect(await unsearched('2')).toMatchObject({ data: [{ _id: long }], meta: { pagination: { total: 4 } } });
    expect(await idsOf(word, 'upcoming')).toEqual([sooner, later]);
    expect(await idsOf(word, 'past')).toEqual([over, long]);
    expect((await search(word, 'past')).meta.pagination.total).toBe(2);
  });

  it('finds nothing where the words are signs alone', async () => {
    expect(await search('%_!?')).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
  });

  it('pages through a word that most events have', async () => {
    const word = newWord();
    for (let index = 0; index < 3; index += 1)
      await event({ title: `${word} ${index}`, startsAt: inDays(index + 1), endsAt: inDays(index + 2) });
    const page = async (number: number) =>
      bodyOf(await request(api.events({ search: `evening ${word}`, page: number, pageSize: 2 })), eventsAnswer);
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 1, 0]);
    expect(pages.map(({ meta }) => meta.pagination.total)).toEqual([3, 3, 3]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(3);
  });

  it('finds drafts for admins alone', async () => {
    const word = newWord();
    const { documentId } = await event({ title: word, isPublished: false });
    const filter = encodeURIComponent(JSON.stringify({ q: word }));
    expect((await asAdmin(`/api/admin/events?filter=${filter}`)).json).toMatchObject([{ id: documentId }]);
    expect(await idsOf(word)).toEqual([]);
  });
});
