import type { Core } from '@strapi/strapi';

import { openSessions, whenSessionsEnd } from '../../../platform/accounts/sessions';
import { shareNews } from '../../../platform/instances';
import { whenDraining } from '../../../platform/lifecycle/drain';
import { readChanges } from '../conversation/changes';
import { INBOXES_TABLE } from '../store';
import { Hub } from './hub';

let hub: Hub | null = null;
let tellOthers: (names: Iterable<string>) => void = () => undefined;

/** Starts to tell people what changes for them, here and, on PostgreSQL, at every other instance. Runs in `register`. */
export function startLive(strapi: Core.Strapi): void {
  const live = new Hub({
    read: (personId, after) => readChanges(strapi, personId, after),
    standings: async (people) => {
      const rows: { person_id: number; seq: number }[] = await strapi.db
        .connection(INBOXES_TABLE)
        .whereIn('person_id', [...people])
        .select('person_id', 'seq');
      return new Map(rows.map(({ person_id: personId, seq }) => [personId, seq]));
    },
    openSessions: (sessions) => openSessions(strapi, sessions),
    log: strapi.log,
  });
  hub = live;
  tellOthers = shareNews({
    channel: 'people_woken',
    onNews: (names) => live.wake(names.map(Number)),
    onGap: () => live.wakeEverybody(),
  });
  whenDraining(() => live.close());
  whenSessionsEnd((userIds) => void live.leave(userIds).catch((error: unknown) => strapi.log.warn(String(error))));
}

/** The streams of this process. @throws Error before they are started */
export function liveHub(): Hub {
  if (!hub) throw new Error('Nobody listens yet.');
  return hub;
}

/** Tells people that something changed for them, once it is committed. */
export function wake(people: readonly number[]): void {
  liveHub().wake(people);
  tellOthers(people.map(String));
}
