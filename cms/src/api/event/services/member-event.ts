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
  presentMemberEvent,
  presentMemberEventDetail,
  presentShared,
  type ForMember,
  type SharedEvent,
} from '../member-events/presenter';
import { selectEvents } from '../member-events/select-events';
import { upToDate } from '../registrations/at-event';
import { presentStanding } from '../registrations/presenter';
import { readStanding, type Standing } from '../registrations/standing';
import eventService from './event';

const uid = 'api::event.event';

/** Of who proposed an event, only the name is shown, which is the same for whoever reads it. */
const NOBODY = { profileId: null };

type Reader = Pick<SignedInUser, 'profileId'>;

const memberEventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of events with how the reader stands to each, by as many queries however long it is. */
  async list(user: Reader, query: MemberEventsQuery, now = new Date()): Promise<Page<MemberEvent>> {
    const profileId = ownProfileId(user);
    const { events, total } = await upToDate(strapi, now, () =>
      selectEvents(strapi.db.connection, profileId, query, now),
    );
    const [shared, forMember] = await Promise.all([
      readShared(
        strapi,
        events.map(({ event }) => event.id),
      ),
      readForMember(strapi, events, now),
    ]);
    const data = events.flatMap(({ event: { id } }) => {
      const [common, own] = [shared.get(id), forMember.get(id)];
      return common && own ? [presentMemberEvent(common, own)] : [];
    });
    return presentPage(data, total, query);
  },

  /** One event, whole. @throws NotFoundError where none is published under this id */
  async one(user: Reader, documentId: string, now = new Date()): Promise<MemberEventDetail> {
    const profileId = ownProfileId(user);
    const event = await eventService({ strapi }).one(documentId);
    const { events } = await upToDate(strapi, now, async () => ({
      events: [await readStanding(strapi.db.connection, { documentId, profileId }, now)].filter(
        (event) => event !== null,
      ),
    }));
    const [own] = (await readForMember(strapi, events, now)).values();
    if (!own) throw new errors.NotFoundError(messages.eventNotFound);
    return presentMemberEventDetail(event, own);
  },
});

export default memberEventService;

/** What events have for every member, by their rows. A page that many look at is read once. */
async function readShared(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, SharedEvent>> {
  const shared = await values.of(`member-events:${ids.join()}`, async () => {
    const filters = { id: { $in: [...ids] } };
    const documents = await strapi.documents(uid).findMany({ filters, populate: memberEventPopulate });
    return documents.map((event) => [Number(event.id), presentShared(event)] as const);
  });
  return new Map(shared);
}

/** What a member sees of events beside what everybody sees. @returns each by the event's row */
async function readForMember(
  strapi: Core.Strapi,
  selected: readonly Standing[],
  now: Date,
): Promise<Map<number, ForMember>> {
  const proposerIds = selected.flatMap(({ proposerId }) => (proposerId === null ? [] : [proposerId]));
  const people = await findPeople(strapi, proposerIds, NOBODY);
  return new Map(
    selected.map((standing) => {
      const proposer = people.get(standing.proposerId ?? 0);
      return [standing.event.id, { registration: presentStanding(standing, now), proposer }] as const;
    }),
  );
}
