import type { Core } from '@strapi/strapi';
import type { AccountRole } from 'contracts';

import { inTransaction } from '../../shared/transaction';
import { erasePersonalData, findDataSubject } from '../personal-data/personal-data';
import { USER } from './account';
import { tellOfAdmin } from './admin-standing';
import { endSessions } from './sessions';

type Subscriber = Exclude<Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0], (...args: never[]) => unknown>;
type Event = Parameters<NonNullable<Subscriber['beforeUpdate']>>[0];

/** What an account is trusted by. */
interface Standing {
  id: number;
  email: string;
  password: string | null;
  roleId: number | null;
  isAdmin: boolean;
  isVerified: boolean;
  blocked: boolean;
}

/**
 * Ends the sessions of an account whose password or role changes, that is blocked or loses its verification, and erases
 * what is kept about the owner of one that is deleted. It listens on the database layer, so it holds for every way to write an
 * account: our own services, the console, and Strapi's panel (design §4). Belongs into `register`.
 */
export function watchAccounts(strapi: Core.Strapi): void {
  const before = async (event: Event): Promise<void> => {
    event.state['standings'] = await readStandings(strapi, event.params.where);
  };

  const after = async (event: Event): Promise<void> => {
    const earlier = event.state['standings'] as Standing[];
    if (earlier.length === 0) return;
    const later = await readStandings(strapi, { id: { $in: earlier.map(({ id }) => id) } });
    const trusted = new Map(later.map((standing) => [standing.id, standing]));
    const ended = earlier.filter((standing) => hasLost(standing, trusted.get(standing.id))).map(({ id }) => id);
    if (ended.length > 0) await endSessions(strapi, ended);
    await beginStandings(strapi, earlier, trusted);
  };

  const remove = async (event: Event): Promise<void> => {
    const ids = (await readStandings(strapi, event.params.where)).map(({ id }) => id);
    await inTransaction(strapi, async (trx) => {
      for (const id of ids) {
        const person = await findDataSubject(trx, id);
        if (person) await erasePersonalData(strapi, trx, person);
      }
    });
  };

  const create = (event: Event): void => {
    const { data }: { data?: Record<string, unknown> } = event.params;
    if (data && data['standingSince'] === undefined) data['standingSince'] = new Date();
  };

  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeCreate: create,
    beforeUpdate: before,
    beforeUpdateMany: before,
    afterUpdate: after,
    afterUpdateMany: after,
    beforeDelete: remove,
    beforeDeleteMany: remove,
  });
}

async function readStandings(strapi: Core.Strapi, where: object | undefined): Promise<Standing[]> {
  const users = await strapi.db.query(USER).findMany({
    where: where ?? {},
    select: ['id', 'email', 'password', 'confirmed', 'blocked'],
    populate: { role: { select: ['id', 'type'] } },
  });
  return users.map((user) => ({
    id: Number(user.id),
    email: String(user.email),
    password: user.password ? String(user.password) : null,
    roleId: user.role ? Number(user.role.id) : null,
    isAdmin: user.role?.type === ('admin' satisfies AccountRole),
    isVerified: Boolean(user.confirmed),
    blocked: Boolean(user.blocked),
  }));
}

/** Notes since when accounts are as they are, and tells the admins of a new one among them, or of one that has moved. */
async function beginStandings(
  strapi: Core.Strapi,
  earlier: readonly Standing[],
  later: ReadonlyMap<number, Standing>,
): Promise<void> {
  const changed = earlier.flatMap((before) => {
    const now = later.get(before.id);
    const isOther = now && (['roleId', 'email', 'password'] as const).some((key) => now[key] !== before[key]);
    return isOther ? [{ before, now }] : [];
  });
  if (changed.length === 0) return;
  const where = { id: { $in: changed.map(({ now }) => now.id) } };
  await strapi.db.query(USER).updateMany({ where, data: { standingSince: new Date() } });
  for (const { before, now } of changed) {
    if (!now.isAdmin) continue;
    if (!before.isAdmin) await tellOfAdmin(strapi, now.id, 'made');
    else if (before.email !== now.email) await tellOfAdmin(strapi, now.id, 'moved');
  }
}

/** Whether sessions that an earlier standing allowed are over. */
function hasLost(earlier: Standing, later: Standing | undefined): boolean {
  if (!later) return true;
  const { password, roleId, isVerified, blocked } = earlier;
  return (
    later.password !== password ||
    later.roleId !== roleId ||
    (later.blocked && !blocked) ||
    (isVerified && !later.isVerified)
  );
}
