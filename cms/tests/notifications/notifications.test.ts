// @databases both
import { api, messages, NOTIFICATION_KINDS, paths, unreadAnswer, UNREAD_SHOWN_MAX } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { inDatabase, inMinutes } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { ask, someone, told, toldPage, unread, type Someone } from '../helpers/notifications';

const readOne = ({ browser }: Someone, id: string) => browser.send(api.readNotification(id), { method: 'PUT' });
const readAll = ({ browser }: Someone) => browser.send(api.readAllNotifications(), { method: 'PUT' });
const accept = ({ browser }: Someone, id: string) => browser.send(api.acceptConnection(id), { method: 'PUT' });
const write = (from: Someone, to: Someone, message: string) =>
  from.browser.post(api.personMessage(to.profileId), { message });

const rowOf = (email: string): Promise<number> =>
  inDatabase(async (database) => {
    const [id]: number[] = await database('profiles')
      .join('up_users', 'up_users.id', 'profiles.user_id')
      .where('up_users.email', email)
      .pluck('profiles.id');
    return id ?? 0;
  });

/** Notifications of nobody's doing, the newest first by the minute. */
async function storeMany(email: string, count: number, minutesAgo = 0): Promise<void> {
  const recipient_id = await rowOf(email);
  const rows = Array.from({ length: count }, (_, index) => ({
    document_id: unique('notification'),
    key: unique('test'),
    kind: 'person-message',
    recipient_id,
    data: JSON.stringify({ message: `Message ${index}` }),
    href: paths.notifications(),
    created_at: inMinutes(-index - minutesAgo),
  }));
  await inDatabase((database) => database('notifications').insert(rows));
}

describe('a request to connect', () => {
  let asking: Someone, asked: Someone;
  beforeAll(async () => {
    [asking, asked] = [await someone('Ravi Menon'), await someone()];
    await ask(asking, asked, 'We met at the fair.');
  });

  it('is told to whom it is for, with what was written', async () => {
    expect(await told(asked)).toEqual([
      {
        _id: expect.any(String) as string,
        kind: 'connection-request',
        sentence: 'Ravi Menon would like to connect with you.',
        text: 'We met at the fair.',
        href: paths.networking('received'),
        avatar: null,
        isRead: false,
        createdAt: expect.any(String) as string,
      },
    ]);
    expect(await unread(asked)).toBe(1);
    expect(await told(asking)).toEqual([]);
  });

  it('is mailed, and leads to the site', async () => {
    const { subject, text } = await mailTo(asked.email, 'connection-request');
    expect(subject, 'nothing that a stranger chose').not.toContain('Ravi');
    expect(text).toContain('Ravi Menon would like to connect with you');
    expect(text).toContain('> We met at the fair.');
    expect(text).toContain(paths.networking('received'));
  });

  it('and its answer is told to whoever asked, by today’s name', async () => {
    const connections = await asked.browser.send(api.connections({ list: 'received' }));
    const [connection] = (connections.json as { data: { _id: string }[] }).data;
    expect((await accept(asked, connection?._id ?? '')).status).toBe(200);
    expect(await told(asking)).toMatchObject([
      { kind: 'connection-accepted', sentence: 'Asha Verma accepted your request to connect.', text: null },
    ]);
    await inDatabase((database) =>
      database('profiles').where({ document_id: asked.profileId }).update({ name: 'Asha Rao' }),
    );
    expect(await told(asking)).toMatchObject([{ sentence: 'Asha Rao accepted your request to connect.' }]);
    expect(await mailsTo(asking.email), 'by default on the site alone').toEqual([]);
  });
});

it('a request that is made ten times at once is told once (security matrix 27)', async () => {
  const [asking, asked] = [await someone('Ravi Menon'), await someone()];
  const browsers = Array.from({ length: 10 }, () => asking.browser.copy());
  const answers = await Promise.all(browsers.map((browser) => browser.post(api.connect(asked.profileId), {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await told(asked)).toHaveLength(1);
  await mailTo(asked.email, 'connection-request');
  expect((await mailsTo(asked.email)).filter(({ kind }) => kind === 'connection-request')).toHaveLength(1);
});

it('what has been told under a key is not told again', async () => {
  const [asking, asked] = [await someone('Ravi Menon'), await someone()];
  await ask(asking, asked);
  const recipient_id = await rowOf(asking.email);
  const list = await asked.browser.send(api.connections({ list: 'received' }));
  const [connection] = (list.json as { data: { _id: string }[] }).data;
  const id = connection?._id ?? '';
  const stored = {
    document_id: unique('notification'),
    kind: 'connection-accepted',
    recipient_id,
    created_at: new Date(),
  };
  await inDatabase((database) => database('notifications').insert({ ...stored, key: `connection-accepted:${id}` }));
  expect((await accept(asked, id)).status).toBe(200);
  expect(await told(asking)).toHaveLength(1);
});

it('a message can be read on the site, and leads to its writer', async () => {
  const [writer, reader] = [await someone('Ravi Menon'), await someone()];
  const message = 'Hello Asha,\n\nare you <b>at</b> the fair?';
  expect((await write(writer, reader, message)).status).toBe(200);
  expect(await told(reader)).toMatchObject([
    { sentence: 'Ravi Menon wrote to you.', text: message, href: paths.person(writer.profileId) },
  ]);
});

describe('reading', () => {
  it('marks one, then all, and says what is left', async () => {
    const reader = await someone();
    await storeMany(reader.email, 3);
    const [first] = await told(reader);
    expect(bodyOf(await readOne(reader, first?._id ?? ''), unreadAnswer).data.unread).toBe(2);
    expect(bodyOf(await readOne(reader, first?._id ?? ''), unreadAnswer).data.unread, 'twice as once').toBe(2);
    expect((await told(reader)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await toldPage(reader.browser, { unread: 'true' })).meta.pagination.total).toBe(2);
    expect(bodyOf(await readAll(reader), unreadAnswer).data.unread).toBe(0);
    expect((await toldPage(reader.browser, { unread: 'true' })).data).toEqual([]);
  });

  it('is for one’s own alone (security matrix 1)', async () => {
    const [reader, other] = [await someone(), await someone()];
    await storeMany(reader.email, 1);
    const [own] = await told(reader);
    expect(refusalOf(await readOne(other, own?._id ?? ''), 404).msg).toBe(messages.notificationNotFound);
    refusalOf(await readOne(reader, 'no-such-notification'), 404);
    expect((await readAll(other)).status).toBe(200);
    expect(await told(other)).toEqual([]);
    expect(await unread(reader)).toBe(1);
  });

  it('is not for visitors', async () => {
    for (const path of [api.notifications(), api.unreadNotifications(), api.notificationPreferences()]) {
      refusalOf(await new Browser().send(path), 401);
    }
  });

  it('counts no further than is told by number', async () => {
    const reader = await someone();
    await storeMany(reader.email, UNREAD_SHOWN_MAX + 30);
    expect(await unread(reader)).toBe(UNREAD_SHOWN_MAX + 1);
    const stats = (await reader.browser.send(api.dashboardStats())).json as { data?: object };
    expect(stats.data ?? stats).toMatchObject({ unreadNotifications: UNREAD_SHOWN_MAX + 1 });
  });

  it('goes page by page, the newest first', async () => {
    const reader = await someone();
    await storeMany(reader.email, 45);
    const pages = await Promise.all([1, 2, 3].map((page) => toldPage(reader.browser, { page })));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
    const texts = pages.flatMap(({ data }) => data.map(({ text }) => text));
    expect(texts).toEqual(Array.from({ length: 45 }, (_, index) => `Message ${index}`));
    expect((await reader.browser.send(`${api.notifications()}?pageSize=101`)).status).toBe(400);
  });
});

describe('whoever has left', () => {
  const leave = ({ browser, password }: Someone) =>
    browser.send(api.account(), { method: 'DELETE', json: { currentPassword: password } });

  it('is a former member in what others were told, and leaves no word of theirs', async () => {
    const [writer, reader] = [await someone('Ravi Menon'), await someone()];
    await ask(writer, reader, 'Our secret word is quokka.');
    await write(writer, reader, 'Our secret word is wombat.');
    expect((await leave(writer)).status).toBe(200);
    expect(await told(reader)).toMatchObject([
      { sentence: `${messages.FORMER_MEMBER} wrote to you.`, text: null, href: null, avatar: null },
      { sentence: `${messages.FORMER_MEMBER} would like to connect with you.`, text: null, href: null },
    ]);
    const kept = JSON.stringify(await inDatabase((database) => database('notifications').select()));
    expect(kept).not.toMatch(/quokka|wombat/);
    expect(kept).not.toContain(writer.profileId);
  });

  it('is told nothing any more, and what they were told is gone', async () => {
    const [writer, reader] = [await someone('Ravi Menon'), await someone()];
    const recipient_id = await rowOf(reader.email);
    await ask(writer, reader);
    await reader.browser.send(api.notificationPreferences(), {
      method: 'PUT',
      json: { preferences: [{ kind: 'connection-request', onSite: true, byMail: false }] },
    });
    expect((await leave(reader)).status).toBe(200);
    await inDatabase(async (database) => {
      expect(await database('notifications').where({ recipient_id })).toEqual([]);
      expect(await database('notification_preferences').where({ person_id: recipient_id })).toEqual([]);
    });
  });

  it('can take along what they were told, and how they wished to be', async () => {
    const [writer, reader] = [await someone('Ravi Menon'), await someone()];
    await write(writer, reader, 'Hello Asha.');
    const data = (await reader.browser.send(api.accountData())).json;
    expect(data).toMatchObject({
      notifications: {
        received: [{ kind: 'person-message', sentence: 'Ravi Menon wrote to you.', text: 'Hello Asha.', readAt: null }],
        preferences: Object.keys(NOTIFICATION_KINDS).map((kind) => ({ kind })),
      },
    });
  });
});
