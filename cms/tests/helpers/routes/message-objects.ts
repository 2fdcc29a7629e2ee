import { fromPool, withSession } from '../people';
import { reportOf, sentFile, wrote } from '../messaging';
import { profileOf } from './people-objects';
import { missing, type RouteRow } from './route';

type Ids = RouteRow['objects'];

/** Somebody who may be written to; nobody. */
export const personToWrite: Ids = { 'another’s': { id: () => profileOf(), status: 200 }, missing: missing() };

/** Somebody with whom the caller has no thread; nobody. */
export const personWithoutThread: Ids = { 'another’s': { id: () => profileOf(), status: 404 }, missing: missing() };

/** A thread of the caller's, by whom it is with; somebody with whom they have none; nobody. */
export const threadOfCaller: Ids = {
  own: { id: async ({ email }) => writerTo(await profileOf(email)), status: 200 },
  'another’s': { id: () => profileOf(), status: 404 },
  missing: missing(),
};

/** The file of a thread of the caller's; one of two others; none. */
export const fileOfCaller: Ids = {
  own: {
    async id({ email }) {
      const writer = fromPool('alumni');
      const sent = await sentFile({ browser: withSession(writer) }, { profileId: await profileOf(email) });
      return `${writer.profileId}/${sent._id}`;
    },
    status: 200,
  },
  'another’s': {
    async id() {
      const [writer, other] = [fromPool('alumni'), fromPool('alumni')];
      return `${other.profileId}/${(await sentFile({ browser: withSession(writer) }, other))._id}`;
    },
    status: 404,
  },
  missing: { id: () => 'no-such-person/no-such-message', status: 404 },
};

/** A report whose conversation an admin has opened. */
export const reportObject: Ids = {
  'another’s': { id: async () => (await reportOf()).id, status: 200 },
  missing: missing(),
};

/** The file of a reported conversation. */
export const reportedFile: Ids = {
  'another’s': {
    async id() {
      const { id, message } = await reportOf();
      return `${id}/${message}`;
    },
    status: 200,
  },
  missing: { id: () => 'no-such-report/no-such-message', status: 404 },
};

/** Somebody who has written to a person. @returns their profile */
async function writerTo(profileId: string): Promise<string> {
  const writer = fromPool('alumni');
  await wrote({ browser: withSession(writer) }, { profileId });
  return writer.profileId;
}
