import { messages, notificationKindSchema } from 'contracts';

import { presentTime, toDate, type StoredTime } from '../../shared/stored-time';
import type { PersonalDataPart } from '../personal-data/part';
import { wordsOf } from './kinds';
import { readPreferences } from './preferences';

interface Row {
  kind: string;
  data: unknown;
  actorName: string | null;
  readAt: StoredTime | null;
  createdAt: StoredTime;
}

/** What the person was told and how they wish to be. Of what they did, others keep a sentence without any word of theirs. */
export const notificationsPart: PersonalDataPart = {
  name: 'notifications',

  async export(strapi, { profileId }) {
    if (profileId === null) return { received: [], preferences: [] };
    const database = strapi.db.connection;
    const rows = await database('notifications as notification')
      .leftJoin('profiles as actor', 'actor.id', 'notification.actor_id')
      .where('notification.recipient_id', profileId)
      .orderBy('notification.id')
      .select<Row[]>({
        kind: 'notification.kind',
        data: 'notification.data',
        actorName: 'actor.name',
        readAt: 'notification.read_at',
        createdAt: 'notification.created_at',
      });
    return { received: rows.flatMap(toRecord), preferences: await readPreferences(database, profileId) };
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    await trx('notifications').where({ recipient_id: profileId }).delete();
    await trx('notifications').where({ actor_id: profileId }).update({ actor_id: null, data: null, href: null });
    await trx('notification_preferences').where({ person_id: profileId }).delete();
  },
};

function toRecord({ kind: name, data, actorName, readAt, createdAt }: Row) {
  const kind = notificationKindSchema.safeParse(name).data;
  if (!kind) return [];
  const { sentence, text } = wordsOf(kind);
  const told: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  return [
    {
      kind,
      sentence: sentence(actorName ?? messages.FORMER_MEMBER, told),
      text: text(told),
      createdAt: presentTime(createdAt),
      readAt: toDate(readAt)?.toISOString() ?? null,
    },
  ];
}
