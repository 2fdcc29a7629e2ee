// @databases both
import { api, consoleResourcesAnswer, type ConsoleResource } from 'contracts';
import { describe, expect, it } from 'vitest';

import { newContact } from '../helpers/contact';
import { inDatabase } from '../helpers/database';
import { event, unique } from '../helpers/factories';
import { asAdmin, first, listOf, newUser } from './helpers';

const resources = async (): Promise<ConsoleResource[]> =>
  consoleResourcesAnswer.parse((await asAdmin(api.consoleResources())).json).data;
const field = async (resource: string, name: string) => {
  const { fields } = first((await resources()).filter((each) => each.name === resource));
  return first(fields.filter((each) => each.name === name));
};
const linesOf = async (resource: string, filter: object): Promise<string[]> => {
  const answer = await asAdmin(listOf({ filter }, api.consoleExport(resource)));
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${resource}.csv"`,
    'cache-control': 'no-store',
  });
  return answer.text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
};

describe('what the console makes its screens of (design §5)', () => {
  it('is what its own tests are shown', async () => {
    // Whoever extends the product without code changes nothing of what the code is.
    const own = (await resources()).filter(({ isMade }) => !isMade);
    const unextended = own.map((each) => ({ ...each, more: [], components: {} }));
    const shown = `${JSON.stringify(unextended, undefined, 2)}\n`;
    await expect(shown).toMatchFileSnapshot('../../../admin/src/tests/resources.json');
  });

  it('follows from the schema of the type, and is called as in Strapi’s panel', async () => {
    expect(await field('announcements', 'title')).toMatchObject({
      ...{ label: 'Title', type: 'text', required: true, maxLength: 150 },
    });
    expect(await field('announcements', 'description')).toMatchObject({ label: 'Text', type: 'richText' });
    expect(await field('events', 'format')).toMatchObject({
      type: 'choice',
      choices: ['Virtual', 'In-Person', 'Hybrid'].map((value) => expect.objectContaining({ value })),
    });
    expect(await field('events', 'capacity')).toMatchObject({ type: 'integer', min: 1 });
  });

  it('names only what the lists can be sorted and filtered by', async () => {
    for (const { name, columns, filters, orders, waiting } of await resources()) {
      const address = `${api.console()}/${name}`;
      const asked = [
        ...columns.filter(({ isSortable }) => isSortable).map(({ field: by }) => ({ sort: [by, 'ASC'] })),
        ...orders.map(({ field: by, order }) => ({ sort: [by, order] })),
        ...filters.flatMap(({ key, choices }) => choices.map(({ value }) => ({ filter: { [key]: value } }))),
        ...(waiting ? [{ filter: waiting.filter, sort: [waiting.field, 'DESC'] }] : []),
      ];
      for (const parameters of asked) {
        expect((await asAdmin(listOf(parameters, address))).status, JSON.stringify(parameters)).toBe(200);
      }
    }
  });
});

describe('a resource as a CSV file', () => {
  it('has the filtered records in words, with times by the site’s clock, and no formula runs', async () => {
    const name = unique('Asha').replace(' ', '');
    const user = await newUser({ name: `=${name}` });
    await newUser({ name: unique('Ravi') });
    const [head, ...lines] = await linesOf('users', { q: name });
    expect(head).toBe('Name,Email,Role,Is verified,Blocked,Joined');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      new RegExp(`^'=${name},${user.email.replace('+', '\\+')},Student,Yes,No,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$`),
    );
  });

  it('of events says how many come, and of the future alone when that is asked for', async () => {
    const q = unique('Ink');
    await event({ title: q, startsAt: '2030-03-01T04:30:00.000Z', endsAt: '2030-03-01T06:30:00.000Z' });
    const [head, line] = await linesOf('events', { q });
    expect(head).toContain('Event,');
    expect(line).toContain(`${q},`);
    expect(line).toContain(',2030-03-01 10:00,');
    expect(await linesOf('events', { q, when: 'past' })).toEqual([head]);
  });

  it('has all of many records, each once, in the order of arrival', async () => {
    const name = unique('Many').replace(' ', '');
    const at = new Date('2020-01-01T00:00:00.000Z');
    await inDatabase(async (database) => {
      for (let batch = 0; batch < 6; batch += 1) {
        await database('contact_messages').insert(
          Array.from({ length: 200 }, (_, index) => ({
            ...newContact({ message: `Words, ${batch * 200 + index}` }),
            ...{ document_id: unique('m').replace(/\W/g, ''), name, created_at: at, updated_at: at },
          })),
        );
      }
    });
    const [, ...lines] = await linesOf('contact-messages', { q: name });
    expect(lines.map((line) => Number(/Words, (\d+)/.exec(line)?.[1]))).toEqual(
      Array.from({ length: 1200 }, (_, at) => at),
    );
    expect(lines[0]).toContain(',New,2020-01-01 05:30,');
  });

  it('is refused what the list is refused', async () => {
    expect((await asAdmin(listOf({ filter: { password: 'x' } }, api.consoleExport('users')))).status).toBe(400);
  });
});
