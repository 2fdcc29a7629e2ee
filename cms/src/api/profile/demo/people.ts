import type { Core } from '@strapi/strapi';
import { ACCOUNT_ROLES, type AccountRole } from 'contracts';
import { demoAccountProfiles, demoPeople, drawPortrait } from 'demo-data';
import sharp from 'sharp';

import { PROFILE } from '../../../platform/accounts/account';
import { hashPassword } from '../../../platform/accounts/passwords';
import { DEMO_PASSWORD } from '../../../platform/demo/accounts';
import { twoAtATime } from '../../../platform/demo/two-at-a-time';
import { storeAvatar } from '../../../platform/files/avatars';
import { makeSquarePictures } from '../../../platform/files/square-pictures';
import { inTransaction } from '../../../shared/transaction';
import { changeConnection, insertConnection } from '../connections/store';
import { pairOf } from '../connections/stored-connection';
import connectionService from '../services/connection';
import { storePeople } from './store-people';

/** Invented members beside the demo's own accounts. */
const PEOPLE = 120;
/** Those of them who have a portrait; drawing more would keep the first start waiting. */
const PORTRAITS = 40;
/** Portraits of members are numbered apart from those of the team. */
const FIRST_PORTRAIT = 101;

/** Who asks a demo account, whom it asks, and whom it is connected with: places among the invented members. */
const CONNECTIONS: Partial<Record<AccountRole, { asking: number[]; asked: number[]; connected: number[] }>> = {
  student: { asking: [3, 7], asked: [11], connected: [0, 1, 4] },
  alumni: { asking: [2, 9, 14], asked: [6], connected: [0, 5, 8, 12, 16] },
  faculty: { asking: [10], asked: [], connected: [1, 13] },
};
const GREETING = 'We met at Innokshetra. I would be glad to stay in touch.';

/** A stored profile, as far as the demo needs it. */
interface Stored {
  id: number;
  documentId: string;
  avatar: string | null;
  bio: string | null;
}

export const steps = { people: seedPeople };

async function seedPeople(strapi: Core.Strapi, now: Date): Promise<void> {
  const people = [...demoPeople({ count: PEOPLE, now })];
  await storePeople(strapi, people, await hashPassword(strapi, DEMO_PASSWORD));
  const accounts = await seedAccountProfiles(strapi, now);
  const members = await Promise.all(people.map(({ email }) => findByEmail(strapi, email)));
  await twoAtATime(people.slice(0, PORTRAITS), async ({ hair }, index) => {
    const member = members[index];
    if (member) await drawAvatar(strapi, member, FIRST_PORTRAIT + index, hair);
  });
  await seedConnections(strapi, accounts, members);
}

async function seedAccountProfiles(strapi: Core.Strapi, now: Date): Promise<Map<AccountRole, Stored>> {
  const profiles = demoAccountProfiles(now);
  const accounts = new Map<AccountRole, Stored>();
  for (const [index, role] of ACCOUNT_ROLES.entries()) {
    const stored = await findByEmail(strapi, `${role}@example.com`);
    if (!stored) continue;
    accounts.set(role, stored);
    const { hair, privacySettings, ...fields } = profiles[role];
    await drawAvatar(strapi, stored, FIRST_PORTRAIT - 1 - index, hair);
    if (stored.bio) continue;
    await strapi.db.query(PROFILE).update({ where: { id: stored.id }, data: { ...fields, ...privacySettings } });
  }
  return accounts;
}

function findByEmail(strapi: Core.Strapi, email: string): Promise<Stored | null> {
  return strapi.db
    .query(PROFILE)
    .findOne({ where: { user: { email } }, select: ['id', 'documentId', 'avatar', 'bio'] });
}

async function drawAvatar(strapi: Core.Strapi, { id, avatar }: Stored, seed: number, hair: 'long' | 'short') {
  if (avatar) return;
  const picture = await sharp(Buffer.from(drawPortrait(seed, hair)))
    .png()
    .toBuffer();
  const data = { avatar: await storeAvatar(strapi, await makeSquarePictures(picture)) };
  await strapi.db.query(PROFILE).update({ where: { id }, data });
}

async function seedConnections(
  strapi: Core.Strapi,
  accounts: ReadonlyMap<AccountRole, Stored>,
  members: readonly (Stored | null)[],
): Promise<void> {
  if ((await strapi.db.query('api::profile.connection').count()) > 0) return;
  const connections = connectionService({ strapi });
  for (const [role, account] of accounts) {
    const at = (places: number[] = []) => places.flatMap((place) => members[place] ?? []);
    for (const { id } of at(CONNECTIONS[role]?.asking)) {
      await connections.connect({ profileId: id }, account.documentId, GREETING);
    }
    // Stored as they are, as nobody shall be told of what happened before the site was there.
    const connectWith = ({ id: personId }: Stored, standing: 'received' | 'connected') =>
      inTransaction(strapi, async (trx) => {
        const asking = { personId: account.id, standing: 'sent', message: GREETING } as const;
        const asked = await insertConnection(trx, pairOf(account.id, personId), asking);
        if (asked) await changeConnection(trx, asked, { personId, standing });
      });
    for (const member of at(CONNECTIONS[role]?.asked)) await connectWith(member, 'received');
    for (const member of at(CONNECTIONS[role]?.connected)) await connectWith(member, 'connected');
  }
}
