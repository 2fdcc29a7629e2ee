import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type MemberEvent, type MemberEventDetail, type MemberEventsQuery, type Page } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { inOrderOf } from '../../../shared/in-order';
import { presentPage } from '../../../shared/present-page';
import { findPeople } from '../../profile/public';
import {
  memberEventPopulate,
  presentMemberEvent,
  presentMemberEventDetail,
  type ForMember,
} from '../member-events/presenter';
import { SELECTED_COLUMNS, selectEvents, type SelectedEvent } from '../member-events/select-events';
import { settleOverdue } from '../registrations/at-event';
import { presentOwnRegistrations } from '../registrations/presenter';
import { readEvents } from '../registrations/registrable-event';
import eventService from './event';

const uid = 'api::event.event';

type Reader = Pick<SignedInUser, 'profileId'>;

const memberEventService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** A page of events with how the reader stands to each, by as many queries however long it is. */
  async list(user: Reader, query: MemberEventsQuery, now = new Date()): Promise<Page<MemberEvent>> {
    const profileId = ownProfileId(user);
    const { events, total } = await selectEvents(strapi.db.connection, profileId, query, now);
    const ids = events.map(({ id }) => id);
    const [documents, forMember] = await Promise.all([
      strapi.documents(uid).findMany({ filters: { id: { $in: ids } }, populate: memberEventPopulate }),
      readForMember(strapi, events, profileId, now),
    ]);
    const data = inOrderOf(ids, documents).flatMap((event) => {
      const own = forMember.get(Number(event.id));
      return own ? [presentMemberEvent(event, own)] : [];
    });
    return presentPage(data, total, query);
  },

  /** One event, whole. @throws NotFoundError where none is published under this id */
  async one(user: Reader, documentId: string, now = new Date()): Promise<MemberEventDetail> {
    const profileId = ownProfileId(user);
    const event = await eventService({ strapi }).one(documentId);
    const selected: SelectedEvent[] = await strapi.db
      .connection('events as event')
      .where('event.document_id', documentId)
      .select(SELECTED_COLUMNS);
    const [own] = (await readForMember(strapi, selected, profileId, now)).values();
    if (!own) throw new errors.NotFoundError(messages.eventNotFound);
    return presentMemberEventDetail(event, own);
  },
});

export default memberEventService;

/** What a member sees of events beside what everybody sees. @returns each by the event's row */
async function readForMember(
  strapi: Core.Strapi,
  selected: readonly SelectedEvent[],
  profileId: number,
  now: Date,
): Promise<Map<number, ForMember>> {
  const ids = selected.map(({ id }) => id);
  await settleOverdue(strapi, ids, now);
  const proposerIds = selected.flatMap(({ proposerId }) => (proposerId === null ? [] : [proposerId]));
  const [rows, people] = await Promise.all([
    readEvents(strapi.db.connection, ids),
    findPeople(strapi, proposerIds, { profileId }),
  ]);
  const events = selected.flatMap(({ id }) => rows.get(id) ?? []);
  const registrations = await presentOwnRegistrations(strapi.db.connection, events, profileId, now);
  const proposers = new Map(selected.map(({ id, proposerId }) => [id, people.get(proposerId ?? 0)]));
  return new Map(
    events.flatMap(({ id }, index) => {
      const registration = registrations[index];
      return registration ? [[id, { registration, proposer: proposers.get(id) }] as const] : [];
    }),
  );
}
