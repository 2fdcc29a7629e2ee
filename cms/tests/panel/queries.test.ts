// @databases both
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { asEditor, asOwner } from '../helpers/panel';
import { share } from '../helpers/share';

/*
 * What an editor may not read in the panel cannot be found out by asking for it (security matrix 4 and 6). The panel
 * itself says which types there are, what they hold, and what an editor may read.
 */
/** What every record shows of itself. */
const OPEN = ['id', 'documentId', 'locale'];
const READ = 'plugin::content-manager.explorer.read';
const typesAnswer = z.object({
  data: z.array(
    z.object({
      uid: z.string(),
      kind: z.string().optional(),
      attributes: z.record(z.string(), z.looseObject({ type: z.string() })),
    }),
  ),
});
type Type = z.infer<typeof typesAnswer>['data'][number];
const permissionsAnswer = z.object({
  data: z.array(
    z.object({
      action: z.string(),
      subject: z.string().nullish(),
      properties: z
        .object({ fields: z.array(z.string()) })
        .partial()
        .nullish(),
    }),
  ),
});

const types = new Map<string, Type>();
/** What the editor may read: all fields, or those that are named. */
const readable = new Map<string, readonly string[] | null>();

beforeAll(async () => {
  const { data } = typesAnswer.parse((await asOwner('/content-manager/content-types')).json);
  for (const type of data) types.set(type.uid, type);
  const granted = permissionsAnswer.parse((await asEditor('/admin/users/me/permissions')).json).data;
  for (const { action, subject, properties } of granted) {
    if (action === READ && subject) readable.set(subject, properties?.fields ?? null);
  }
});

const mayRead = (uid: string, field: string) => readable.get(uid)?.includes(field) ?? readable.get(uid) === null;
const targetOf = ({ target }: { type: string; target?: unknown }) => (typeof target === 'string' ? target : null);

/** Paths from a type through its relations to what the editor may not read, three steps deep. */
function hiddenPaths(uid: string, path: readonly string[] = []): string[][] {
  return Object.entries(types.get(uid)?.attributes ?? {}).flatMap(([name, attribute]) => {
    // Who changed a record leads to where who made it leads.
    if (name === 'updatedBy' && path.length > 0) return [];
    const here = [...path, name];
    const target = targetOf(attribute);
    const isHidden = path.length > 0 && !mayRead(uid, name);
    if (isHidden && target === null) return OPEN.includes(name) ? [] : [here];
    return target !== null && here.length < 3 ? hiddenPaths(target, here) : [];
  });
}

/** What a path of three steps is to the guard: by which kinds of fields it goes, to whose field. */
function wayOf(uid: string, path: readonly string[]): string {
  const kinds: string[] = [];
  let at = uid;
  for (const name of path.slice(0, -1)) {
    const attribute = types.get(at)?.attributes[name];
    if (!attribute) break;
    kinds.push(attribute.type);
    at = targetOf(attribute) ?? '';
  }
  return [...kinds, at, path.at(-1)].join(' ');
}

/** Of far paths, which are thousands by now, one for each way to a field; all others. */
function withoutAlike(asked: readonly { uid: string; path: string[] }[]): { uid: string; path: string[] }[] {
  const ways = new Set<string>();
  return asked.filter(({ uid, path }) => {
    if (path.length < 3) return true;
    const way = wayOf(uid, path);
    const isNew = !ways.has(way);
    ways.add(way);
    return isNew;
  });
}

const brackets = ([first = '', ...rest]: readonly string[]) => first + rest.map((name) => `][${name}`).join('');

/** Ways to ask about what lies at the end of a path; of what lies far away, one way to filter and one to order. */
function questionsAbout(path: readonly string[]): string[] {
  const [dotted, nested, last] = [path.join('.'), brackets(path), path.at(-1) ?? ''];
  const parents = path.slice(0, -1);
  const populated = parents.join('][populate][');
  const few = [`filters[${nested}][$startsWith]=a`, `sort=${dotted}:asc`];
  if (path.length > 2) return few;
  return [
    ...few,
    `filters[$and][0][$or][0][${nested}][$notNull]=true`,
    `filters[$not][${nested}][$null]=true`,
    `sort[${nested}]=desc`,
    `populate=${parents.join('.')}`,
    `populate[${populated}][fields][0]=${last}`,
    `populate[${populated}][filters][${last}][$startsWith]=a`,
  ];
}

describe('nothing is told of', () => {
  it(
    'what lies behind a relation, by filter, order or population, from any type that an editor reads',
    { timeout: 240_000 },
    async () => {
      const paths = [...readable.keys()]
        .filter((uid) => types.get(uid)?.kind !== 'singleType')
        .flatMap((uid) => hiddenPaths(uid).map((path) => ({ uid, path })));
      const questions = withoutAlike(paths).flatMap(({ uid, path }) =>
        questionsAbout(path).map((query) => ({ uid, query })),
      );
      expect(questions.length).toBeGreaterThan(300);
      const asked = share(questions);
      const ask = async ({ uid, query }: { uid: string; query: string }) => {
        const { status } = await asEditor(`/content-manager/collection-types/${uid}?${query}`);
        return status === 400 ? [] : [[uid, query, status]];
      };
      const told: unknown[] = [];
      while (asked.length > 0) told.push(...(await Promise.all(asked.splice(0, 20).map(ask))).flat());
      expect(told).toEqual([]);
    },
  );

  it('a person’s hidden fields, by words that are searched', async () => {
    const listOf = async (query: string) => {
      const answer = await asEditor(`/content-manager/collection-types/api::profile.profile?pageSize=100&${query}`);
      return z
        .object({ results: z.array(z.looseObject({ documentId: z.string(), name: z.string() })) })
        .parse(answer.json);
    };
    const [person] = (await listOf('')).results;
    if (!person) throw new Error('Nobody of the demo agreed to be presented.');
    expect(Object.keys(person)).not.toContain('phone');
    const hidden = await asOwner(`/content-manager/collection-types/api::profile.profile/${person.documentId}`);
    const { data } = z.object({ data: z.looseObject({ company: z.string(), name: z.string() }) }).parse(hidden.json);
    expect((await listOf(`_q=${encodeURIComponent(person.name)}`)).results.length).toBeGreaterThan(0);
    expect((await listOf(`_q=${encodeURIComponent(data.company)}`)).results).toEqual([]);
  });
});

describe('what makes no sense is refused with a sentence', () => {
  const EVENTS = '/content-manager/collection-types/api::event.event';
  const MANY = Array.from({ length: 2_100 }, () => 'title').join(',');
  it.each([
    `${EVENTS}?filters[title][$between]=1`,
    `${EVENTS}?filters[agenda][title][$between]=1`,
    `${EVENTS}?filters[title][$not][$between][0]=1`,
    `${EVENTS}?filters[$and]=x`,
    `${EVENTS}?filters[$not]=1`,
    `${EVENTS}?filters[$or][0][$and]=x`,
    `${EVENTS}?filters[title][$or][0][$eq]=1`,
    `${EVENTS}?filters[title][$jsonSupersetOf]=1`,
    `${EVENTS}?filters[$exists]=1`,
    `${EVENTS}?sort=${MANY}`,
    `${EVENTS}?_q[a]=1`,
    '/upload/files?filters[related][id]=1',
    '/upload/files?filters[$and][0][related]=1',
    '/upload/files?sort=related.id',
    '/upload/files?filters[caption][$between]=1',
  ])('%.90s', async (address) => {
    const { status, json } = await asEditor(address);
    expect(status).toBe(400);
    expect(z.object({ error: z.object({ message: z.string().min(10) }) }).parse(json).error.message).not.toMatch(
      /null/,
    );
  });

  it.each([{ a: 1 }, 'abc', 7, ['x']])('a new document under the name %j', async (documentId) => {
    const times = { startsAt: '2031-01-01T04:00:00.000Z', endsAt: '2031-01-01T05:00:00.000Z' };
    const { status } = await asEditor(EVENTS, { method: 'POST', json: { documentId, title: 'Named', ...times } });
    expect(status).toBe(400);
  });
});

describe('what may be read can still be asked about', () => {
  it.each([
    'filters[title][$containsi]=a',
    'filters[createdBy][id][$notNull]=true',
    'sort=startsAt:desc',
    'filters[agenda][title][$containsi]=a',
    'filters[title][$between][0]=a&filters[title][$between][1]=z',
    'filters[$or][0][title][$eqi]=a&filters[$or][1][$not][capacity][$gt]=3',
    'filters[title][$not][$contains]=a',
    'populate=agenda',
    '_q=a',
  ])('%s', async (query) => {
    expect((await asEditor(`/content-manager/collection-types/api::event.event?${query}`)).status).toBe(200);
  });

  it('the owner asks about everything', async () => {
    const address = '/content-manager/collection-types/api::spotlight.spotlight';
    expect((await asOwner(`${address}?filters[profile][user][email][$contains]=@`)).status).toBe(200);
    expect((await asOwner(`${address}?sort=profile.phone:asc`)).status).toBe(200);
  });
});
