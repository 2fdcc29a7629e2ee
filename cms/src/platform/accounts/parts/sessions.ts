import type { PersonalDataPart } from '../../personal-data/part';
import { deviceName } from '../device';
import { listOwnSessions } from '../own-sessions';
import { endSessions } from '../sessions';

/** The browsers that the person is signed in with. */
export const sessionsPart: PersonalDataPart = {
  name: 'sessions',

  async export(strapi, { userId }) {
    const sessions = await listOwnSessions(strapi, { id: userId });
    return sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      device: deviceName(userAgent),
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  },

  erase: (strapi, { userId }) => endSessions(strapi, [userId]),
};
