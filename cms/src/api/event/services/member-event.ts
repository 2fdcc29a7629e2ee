import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type MemberEvent, type MemberEventDetail, type MemberEventsQuery, type Page } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { values } from '../../../platform/cache';
import { presentPage } from '../../../shared/present-page';
import { findPeople } from '../../profile/public';
import {
  memberEventPopulate,
  presentForMember,
  presentMemberEvent,
  presentMemberEventDetail,
  presentShared,
  type SharedEvent,
} from '../member-events/presenter';
import { selectEvents } from '../member-events/select-events';
import { upToDate } from '../registrations/at-event';
import { readEvents, type RegistrableEvent } from '../registrations/registrable-event';
import { readStanding } from '../registrations/standing';
import eventService from './event';

const uid = 'api::event.event';

/** Of who proposed an event, only the name is shown, which is the same for whoever reads it. */
const NOBODY = { profileId: null };

type Reader = Pick<SignedInUser, 'profileId'>;

const memberEventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of events with how the reader stands to each, by as many queries however long it is. */
  async list(user: Reader, query: MemberEventsQuery, now = new Date()): Promise<Page<MemberEvent>> {
    const profileId = ownProfileId(user);
    const { events: standings, total } = await upToDate(strapi, now, () =>
      selectEvents(strapi.db.connection, profileId, query, now),
    );
    const shared = await readShared(
      strapi,
      standings.map(({ eventId }) => eventId),
    );
    const events = standings.flatMap((standing) => {
      const event = shared.get(standing.eventId);
      return event ? [{ ...event, standing }] : [];
    });
    const proposers = await findProposers(strapi, events);
    const data = events.map(({ shown, event, standing }) =>
      presentMemberEvent(shown, presentForMember(event, standing, proposers, now)),
    );
    return presentPage(data, total, query);
  },

  /** One event, whole. @throws NotFoundError where none is published under this id */
  async one(user: Reader, documentId: string, now = new Date()): Promise<MemberEventDetail> {
    const profileId = ownProfileId(user);
    const shown = await eventService({ strapi }).one(documentId);
    const { events } = await upToDate(strapi, now, async () => ({
      events: [await readStanding(strapi.db.connection, { documentId, profileId }, now)].filter(
        (event) => event !== null,
      ),
    }));
    const [standing] = events;
    if (!standing) throw new errors.NotFoundError(messages.eventNotFound);
    const proposers = await findProposers(strapi, events);
    return presentMemberEventDetail(shown, presentForMember(standing.event, standing, proposers, now));
  },
});

export default memberEventService;

/** What an event has for every member: as it is shown, and its terms. */
interface Shared {
  shown: SharedEvent;
  event: RegistrableEvent;
}

/** What events have for every member, by their rows. A page that many look at is read once. */
async function readShared(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, Shared>> {
  const shared = await values.of(`member-events:${ids.join()}`, async () => {
    const [documents, events] = await Promise.all([
      strapi.documents(uid).findMany({ filters: { id: { $in: [...ids] } }, populate: memberEventPopulate }),
      readEvents(strapi.db.connection, ids),
    ]);
    const shown = new Map(documents.map((document) => [Number(document.id), presentShared(document)]));
    return events.flatMap((event) => {
      const found = shown.get(event.id);
      return found ? [[event.id, { shown: found, event }] as const] : [];
    });
  });
  return new Map(shared);
}

/** Who proposed events, where members may see that person. */
const findProposers = (strapi: Core.Strapi, events: readonly { event: RegistrableEvent }[]) =>
  findPeople(
    strapi,
    events.flatMap(({ event: { proposerId } }) => (proposerId === null ? [] : [proposerId])),
    NOBODY,
  );
