// @databases both
import { announcementAnswer, api, type AnnouncementDetail } from 'contracts';
import { expect, it } from 'vitest';

import type { BrowserAnswer } from './helpers/browser';
import { request } from './helpers/client';
import { asAdmin, refusedWith } from './console/helpers';
import { bodyOf, refusalOf } from './helpers/expectations';
import { announcement, newAnnouncement, unique } from './helpers/factories';

const written = ({ status, json }: BrowserAnswer, expected: number): AnnouncementDetail => {
  expect(status).toBe(expected);
  return announcementAnswer.parse(json).data;
};
const visitorReads = async (id: string) => bodyOf(await request(api.announcement(id)), announcementAnswer).data;

it('an admin writes an announcement where visitors read it, changes it and takes it back (design §8)', async () => {
  const input = newAnnouncement();
  const made = written(await asAdmin(api.announcements(), { method: 'POST', json: input }), 201);
  expect(made).toMatchObject(input);
  expect(await visitorReads(made._id)).toEqual(made);

  const title = unique('Changed');
  const put = { method: 'PUT', json: { ...input, title } } as const;
  expect(written(await asAdmin(api.announcement(made._id), put), 200)).toMatchObject({ ...input, title });
  expect(await visitorReads(made._id)).toMatchObject({ title, createdAt: made.createdAt });

  const removed = await asAdmin(api.announcement(made._id), { method: 'DELETE' });
  expect(removed.json).toEqual({ data: { _id: made._id } });
  refusalOf(await request(api.announcement(made._id)), 404);
});

it('what says nothing, or was never published, is refused', async () => {
  const blank = { method: 'POST', json: newAnnouncement({ title: '  ' }) } as const;
  expect(refusedWith(await asAdmin(api.announcements(), blank), 400)).toBe('Please enter a title');
  const { documentId } = await announcement({}, { published: false });
  for (const call of [{ method: 'PUT', json: newAnnouncement() }, { method: 'DELETE' }] as const) {
    expect(refusedWith(await asAdmin(api.announcement(documentId), call), 404)).toBe('Announcement not found');
  }
});
