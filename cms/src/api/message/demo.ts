import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { DEMO_THREADS, drawIdea, type DemoThread, type DemoWriter } from 'demo-data';
import sharp from 'sharp';

import { HOUR_S } from '../../shared/seconds';
import { markRead } from './conversation/receipts';
import { storeMessage } from './conversation/send';
import { digestOf, makeFile } from './files/make';
import { storeReport } from './reports/store';
import { THREADS_TABLE } from './store';

export const steps = { messages: seedThreads };

/** Width of a drawing that comes along, in pixels. */
const DRAWING_WIDTH = 800;

/** @param now the day that all was written before */
async function seedThreads(strapi: Core.Strapi, now: Date): Promise<void> {
  if (await strapi.db.connection(THREADS_TABLE).first('id')) return;
  const people = await writers(strapi);
  for (const thread of DEMO_THREADS) await seedThread(strapi, thread, people, now);
}

async function seedThread(
  strapi: Core.Strapi,
  { between, lines, unread }: DemoThread,
  people: ReadonlyMap<DemoWriter, number>,
  now: Date,
): Promise<void> {
  const [one, other] = between.map((writer) => people.get(writer));
  if (one === undefined || other === undefined) return;
  for (const [index, { by, text, ago, hasPicture, reported }] of lines.entries()) {
    const readerId = by === between[0] ? one : other;
    const pair = { readerId, otherId: readerId === one ? other : one };
    const drawing = hasPicture && { name: 'motor-loop.png', bytes: await drawn() };
    const sent = { key: randomUUID(), text, digest: drawing ? digestOf(drawing) : '' };
    const sentAt = new Date(now.getTime() - ago * HOUR_S * 1000);
    const { message } = await storeMessage(
      strapi,
      pair,
      { ...sent, file: drawing ? await makeFile(drawing) : null },
      { now: sentAt },
    );
    if (index < lines.length - unread) {
      await markRead(strapi, { readerId: pair.otherId, otherId: readerId }, message.place);
    }
    if (reported === undefined) continue;
    const { threadId, messageId } = message;
    const report = { threadId, messageId, reporterId: pair.otherId, reportedId: readerId, reason: reported };
    await storeReport(strapi.db.connection, report, sentAt);
  }
}

const drawn = (): Promise<Buffer> => sharp(Buffer.from(drawIdea())).resize(DRAWING_WIDTH).png().toBuffer();

/** Rows of those who write: the demo's own accounts, and the first of the invented alumni. */
async function writers(strapi: Core.Strapi): Promise<Map<DemoWriter, number>> {
  const profiles = () =>
    strapi.db
      .connection('profiles as profile')
      .innerJoin('up_users as account', 'account.id', 'profile.user_id')
      .innerJoin('up_roles as role', 'role.id', 'account.role_id');
  const own: { id: number; role: 'student' | 'alumni' | 'faculty' }[] = await profiles()
    .whereIn('account.email', ['student@example.com', 'alumni@example.com', 'faculty@example.com'])
    .select({ id: 'profile.id', role: 'role.type' });
  const invented: number[] = await profiles()
    .where('role.type', 'alumni')
    .where('account.email', 'like', '%@people.example.com')
    .where('profile.allow_messaging', true)
    .orderBy('profile.id')
    .limit(2)
    .pluck('profile.id');
  return new Map<DemoWriter, number>([
    ...own.map(({ id, role }) => [role, id] as const),
    ...invented.map((id, place) => [place, id] as const),
  ]);
}
