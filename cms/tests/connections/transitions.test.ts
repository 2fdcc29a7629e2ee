// @databases both
import { api, connectionAnswer, messageAnswer, messages, personAnswer } from 'contracts';
import { beforeEach, describe, expect, it } from 'vitest';

import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { connectionTo, listOf } from './helpers';

let asha: Member;
let ravi: Member;
beforeEach(async () => {
  asha = await newMember({ name: 'Asha Verma', role: 'student' });
  ravi = await newMember({ name: 'Ravi Menon' });
});

const connect = (from: Member, to: Member, json: object = {}) => from.browser.post(api.connect(to.profileId), json);
const block = (from: Member, to: Member) => from.browser.post(api.block(to.profileId));
const put = (from: Member, path: string) => from.browser.send(path, { method: 'PUT' });
const remove = (from: Member, id: string) => from.browser.send(api.connection(id), { method: 'DELETE' });

/** Asks, and expects that it was taken. @returns the request's id */
async function request(from: Member, to: Member, message = ''): Promise<string> {
  return bodyOf(await connect(from, to, { message }), connectionAnswer).data._id;
}

describe('a request', () => {
  it('is sent for one and received for the other, with its message', async () => {
    await request(asha, ravi, 'We met at the hackathon.');
    expect(await listOf(asha, 'sent')).toMatchObject([
      { person: { name: 'Ravi Menon', connection: 'sent' }, message: 'We met at the hackathon.' },
    ]);
    expect(await listOf(ravi, 'received')).toMatchObject([
      { person: { name: 'Asha Verma', connection: 'received' }, message: 'We met at the hackathon.' },
    ]);
    for (const list of ['connected', 'blocked', 'received'] as const) expect(await listOf(asha, list)).toEqual([]);
  });

  it('connects both once it is accepted, whoever looks', async () => {
    const id = await request(asha, ravi);
    expect(bodyOf(await put(ravi, api.acceptConnection(id)), connectionAnswer).data.list).toBe('connected');
    for (const [reader, other] of [
      [asha, ravi],
      [ravi, asha],
    ] as const) {
      expect(await connectionTo(reader, other)).toBe('connected');
      expect((await listOf(reader, 'connected')).map(({ person }) => person.name)).toEqual([other.name]);
    }
  });

  it('connects when the other asks, too', async () => {
    await request(asha, ravi);
    expect(bodyOf(await connect(ravi, asha), connectionAnswer).data.list).toBe('connected');
    expect(await connectionTo(asha, ravi)).toBe('connected');
  });

  it('made, withdrawn and made again is told three times a day at most, on the site and by mail (security matrix 10)', async () => {
    const ids: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      ids.push(await request(asha, ravi, 'Please, please connect.'));
      await remove(asha, ids.at(-1) ?? '');
    }
    expect(await listOf(ravi, 'received')).toEqual([]);
    const id = await request(asha, ravi, 'At last.');
    expect(
      (await listOf(ravi, 'received')).map(({ _id }) => _id),
      'it can still be answered',
    ).toEqual([id]);
    const other = await newMember({ name: 'Meera Nair' });
    await request(other, ravi);
    await mailTo(ravi.email, 'connection-request', { count: 4 });
    expect((await mailsTo(ravi.email)).filter(({ kind }) => kind === 'connection-request')).toHaveLength(4);
    const told = await inDatabase((database) =>
      database('notifications')
        .where({ kind: 'connection-request' })
        .whereIn('recipient_id', database('profiles').where({ document_id: ravi.profileId }).select('id')),
    );
    expect(told).toHaveLength(4);
  });

  it('is gone once it is declined, and may be made again', async () => {
    const id = await request(asha, ravi);
    expect(bodyOf(await put(ravi, api.declineConnection(id)), messageAnswer).data.msg).toBe(
      messages.connectionDeclined,
    );
    expect(await connectionTo(asha, ravi)).toBe('none');
    await request(asha, ravi);
  });

  it('is gone once it is withdrawn', async () => {
    const id = await request(asha, ravi);
    expect(bodyOf(await remove(asha, id), messageAnswer).data.msg).toBe(messages.connectionWithdrawn);
    expect(await listOf(ravi, 'received')).toEqual([]);
  });

  it('is refused twice, to oneself and to nobody', async () => {
    await request(asha, ravi);
    expect(refusalOf(await connect(asha, ravi), 409).msg).toBe(messages.connectionExists);
    expect(refusalOf(await connect(asha, asha), 400).msg).toBe(messages.connectToSelf);
    expect(refusalOf(await asha.browser.post(api.connect('nobody'), {}), 404).msg).toBe(messages.personNotFound);
  });

  it('is the other’s to accept, and nobody else’s to touch', async () => {
    const id = await request(asha, ravi);
    const stranger = await newMember();
    refusalOf(await put(asha, api.acceptConnection(id)), 404);
    refusalOf(await put(asha, api.declineConnection(id)), 404);
    for (const path of [api.acceptConnection(id), api.declineConnection(id)]) refusalOf(await put(stranger, path), 404);
    refusalOf(await remove(stranger, id), 404);
    expect(await connectionTo(asha, ravi)).toBe('sent');
  });
});

describe('a connection', () => {
  it('ends for both when one of them removes it', async () => {
    const id = await request(asha, ravi);
    await put(ravi, api.acceptConnection(id));
    expect(bodyOf(await remove(asha, id), messageAnswer).data.msg).toBe(messages.connectionRemoved);
    expect(await connectionTo(ravi, asha)).toBe('none');
  });
});

describe('a block', () => {
  it('is seen by whoever made it alone', async () => {
    expect(bodyOf(await block(ravi, asha), connectionAnswer).data.list).toBe('blocked');
    expect(await connectionTo(ravi, asha)).toBe('blocked');
    expect(await connectionTo(asha, ravi)).toBe('none');
    expect(await listOf(asha, 'blocked')).toEqual([]);
    const seen = bodyOf(await asha.browser.send(api.person(ravi.profileId)), personAnswer).data;
    expect(seen.connectionId).toBeNull();
  });

  it('ends a connection', async () => {
    const id = await request(asha, ravi);
    await put(ravi, api.acceptConnection(id));
    await block(ravi, asha);
    expect(await connectionTo(asha, ravi)).toBe('none');
    expect(await listOf(asha, 'connected')).toEqual([]);
  });

  it('lets the other ask as if nothing were, and shows it to nobody but them', async () => {
    await block(ravi, asha);
    await request(asha, ravi, 'Hello?');
    expect(refusalOf(await connect(asha, ravi), 409).msg).toBe(messages.connectionExists);
    expect(await connectionTo(asha, ravi)).toBe('sent');
    expect(await listOf(ravi, 'received')).toEqual([]);
    expect(await connectionTo(ravi, asha)).toBe('blocked');
  });

  it('leaves a request that was made before as it was in the eyes of the other', async () => {
    const id = await request(asha, ravi);
    await block(ravi, asha);
    expect(await connectionTo(asha, ravi)).toBe('sent');
    refusalOf(await put(ravi, api.acceptConnection(id)), 404);
    expect(bodyOf(await remove(asha, id), messageAnswer).data.msg).toBe(messages.connectionWithdrawn);
    expect(await connectionTo(ravi, asha)).toBe('blocked');
  });

  it('ends, and what was asked meanwhile is a request', async () => {
    const { _id } = bodyOf(await block(ravi, asha), connectionAnswer).data;
    await request(asha, ravi);
    expect(bodyOf(await remove(ravi, _id), messageAnswer).data.msg).toBe(messages.personUnblocked);
    expect(await connectionTo(ravi, asha)).toBe('received');
  });

  it('holds both ways when both block, and each ends their own', async () => {
    const { _id } = bodyOf(await block(ravi, asha), connectionAnswer).data;
    await block(asha, ravi);
    expect([await connectionTo(asha, ravi), await connectionTo(ravi, asha)]).toEqual(['blocked', 'blocked']);
    await remove(asha, _id);
    expect([await connectionTo(asha, ravi), await connectionTo(ravi, asha)]).toEqual(['none', 'blocked']);
  });

  it('made twice is one, and is refused to oneself', async () => {
    await block(ravi, asha);
    expect((await block(ravi, asha)).status).toBe(200);
    expect(await listOf(ravi, 'blocked')).toHaveLength(1);
    expect(refusalOf(await block(ravi, ravi), 400).msg).toBe(messages.blockSelf);
  });
});
