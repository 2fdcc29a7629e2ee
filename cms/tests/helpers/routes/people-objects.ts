import { api, connectionAnswer, ownSessionsAnswer } from 'contracts';

import { inDatabase } from '../database';
import { mailTo } from '../mailbox';
import { unsubscribeTokenIn } from '../notifications';
import { member, signedIn } from '../people';
import { missing, TOKEN_OF_NOBODY, type RouteRow, type Subject } from './route';

const anotherUser: Subject = { id: newStudent, status: 200 };

/** A user: the caller, somebody else, nobody. */
export const user = ({ own = 200 } = {}): RouteRow['objects'] => ({
  own: { id: ({ id }) => id, status: own },
  'another’s': anotherUser,
  missing: missing(),
});

/** @returns the id on the wire */
async function newStudent(): Promise<string> {
  const { email } = await member();
  const row: { document_id: string } = await inDatabase((database) =>
    database('up_users').where({ email }).first('document_id'),
  );
  return row.document_id;
}

/** @returns the id on the wire of a further session of somebody */
export async function newSessionOf(email: string): Promise<string> {
  const answer = await (await signedIn({ email })).send(api.ownSessions());
  return ownSessionsAnswer.parse(answer.json).data.find(({ isCurrent }) => isCurrent)?._id ?? '';
}

/** @returns the id on the wire of somebody's profile; of somebody new without an address */
export async function profileOf(email?: string | null): Promise<string> {
  const address = email ?? (await member({ role: 'alumni' })).email;
  const row: { document_id: string } = await inDatabase((database) =>
    database('profiles')
      .join('up_users', 'up_users.id', 'profiles.user_id')
      .where('up_users.email', address)
      .first('profiles.document_id'),
  );
  return row.document_id;
}

/** A profile: the caller's, that of somebody new, nobody's. */
export const profile = ({ own = 200 } = {}): RouteRow['objects'] => ({
  own: { id: ({ email }) => profileOf(email), status: own },
  'another’s': { id: () => profileOf(), status: 200 },
  missing: { id: () => 'a'.repeat(24), status: 404 },
});

/** A request to connect: one that somebody new sent to the caller, one between two others, none. */
export const request = (): RouteRow['objects'] => ({
  own: { id: async ({ email }) => newRequestTo(await profileOf(email)), status: 200 },
  'another’s': { id: async () => newRequestTo(await profileOf()), status: 404 },
  missing: missing(),
});

/** @returns the id on the wire of a request that somebody new has sent */
async function newRequestTo(profileId: string): Promise<string> {
  const answer = await (await signedIn(await member())).post(api.connect(profileId), {});
  return connectionAnswer.parse(answer.json).data._id;
}

/** A notification: one of the caller's, of somebody new's, none. */
export const notification = (): RouteRow['objects'] => ({
  own: { id: async ({ email }) => newNotificationFor(await profileOf(email)), status: 200 },
  'another’s': { id: async () => newNotificationFor(await profileOf()), status: 404 },
  missing: missing(),
});

/** @returns the id on the wire of what a person was told of a request by somebody new */
async function newNotificationFor(profileId: string): Promise<string> {
  await newRequestTo(profileId);
  const row: { document_id: string } = await inDatabase((database) =>
    database('notifications')
      .where({ kind: 'connection-request' })
      .whereIn('recipient_id', database('profiles').where({ document_id: profileId }).select('id'))
      .orderBy('id', 'desc')
      .first('document_id'),
  );
  return row.document_id;
}

/** The link that ends mails: somebody's, whoever calls; nobody's. */
export const unsubscription = (): RouteRow['objects'] => ({
  'another’s': { id: newUnsubscribeToken, status: 200 },
  missing: { id: () => TOKEN_OF_NOBODY, status: 400 },
});

/** @returns the token that somebody new was mailed along with a request to connect */
async function newUnsubscribeToken(): Promise<string> {
  const { email } = await member({ role: 'alumni' });
  await newRequestTo(await profileOf(email));
  return unsubscribeTokenIn(await mailTo(email, 'connection-request'));
}
