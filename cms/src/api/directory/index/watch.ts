import type { Core } from '@strapi/strapi';

import { PROFILE, USER } from '../../../accounts/account';
import { indexPeople } from './write';

type Subscriber = Exclude<Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0], (...args: never[]) => unknown>;
type Event = Parameters<NonNullable<Subscriber['beforeUpdate']>>[0];

/** What a hook leaves for the one after the write. */
const CHANGED = 'directoryPeople';

/**
 * Keeps the directory's index in step with profiles and accounts, in the transaction of the change. It listens on the
 * database layer, so it holds for every way to write them: members, console, and Strapi's panel. Whoever makes many
 * profiles at once indexes them with `indexPeople`. Belongs into `register`.
 */
export function watchPeople(strapi: Core.Strapi): void {
  const findProfiles = async (where: object): Promise<number[]> => {
    const rows = await strapi.db.query(PROFILE).findMany({ where, select: ['id'] });
    return rows.map(({ id }) => Number(id));
  };
  const profilesOfAccounts = async (where: object): Promise<number[]> => {
    const users = await strapi.db.query(USER).findMany({ where, select: ['id'] });
    const ids = users.map(({ id }) => Number(id));
    return ids.length === 0 ? [] : findProfiles({ user: { id: { $in: ids } } });
  };
  const indexNoted = (event: Event) => indexPeople(strapi, (event.state[CHANGED] as number[] | undefined) ?? []);
  const indexCreated = ({ result }: Event) => indexPeople(strapi, [(result as { id: number }).id]);

  const note =
    (find: (where: object) => Promise<number[]>) =>
    async ({ state, params }: Event): Promise<void> => {
      state[CHANGED] = await find(params.where ?? {});
    };
  const noteProfiles = note(findProfiles);
  const noteAccounts = note(profilesOfAccounts);

  strapi.db.lifecycles.subscribe({
    models: [PROFILE],
    afterCreate: indexCreated,
    beforeUpdate: noteProfiles,
    beforeUpdateMany: noteProfiles,
    beforeDelete: noteProfiles,
    beforeDeleteMany: noteProfiles,
    afterUpdate: indexNoted,
    afterUpdateMany: indexNoted,
    afterDelete: indexNoted,
    afterDeleteMany: indexNoted,
  });
  strapi.db.lifecycles.subscribe({
    models: [USER],
    beforeUpdate: noteAccounts,
    beforeUpdateMany: noteAccounts,
    afterUpdate: indexNoted,
    afterUpdateMany: indexNoted,
  });
}
