import type { Modules } from '@strapi/strapi';
import type { EventDetail, MemberEvent, MemberEventDetail, Person } from 'contracts';

import { presentEvent } from '../presenter';
import { presentStanding } from '../registrations/presenter';
import type { RegistrableEvent } from '../registrations/registrable-event';
import type { OwnStanding } from '../registrations/standing';

/** What the presenter of lists needs to have loaded. */
export const memberEventPopulate = { image: true, questions: true } as const;

type LoadedEvent = Modules.Documents.Result<'api::event.event', { populate: typeof memberEventPopulate }>;

/** What a member sees of an event beside what everybody sees. */
type ForMember = ReturnType<typeof presentForMember>;

/** What an event of a member's list has for everybody. */
export type SharedEvent = Omit<MemberEvent, keyof ForMember>;

/** Names the fields of an event in members' lists that are the same for all of them. */
export const presentShared = (event: LoadedEvent): SharedEvent => ({
  ...presentEvent(event),
  organizer: event.organizer ?? '',
  hasQuestions: (event.questions ?? []).length > 0,
});

/** Names the fields of an event in a member's list that leave the server. */
export const presentMemberEvent = (shared: SharedEvent, forMember: ForMember): MemberEvent => ({
  ...shared,
  ...forMember,
});

/** Names the fields of an event that a member opens. @param event as everybody sees it */
export const presentMemberEventDetail = (event: EventDetail, forMember: ForMember): MemberEventDetail => ({
  ...event,
  ...forMember,
});

/**
 * Names the fields that tell how a member stands to an event.
 * @param proposers who proposed events, where members may see that person
 */
export function presentForMember(
  event: RegistrableEvent,
  standing: OwnStanding,
  proposers: ReadonlyMap<number, Person>,
  now: Date,
) {
  const registration = presentStanding(event, standing, now);
  const proposer = proposers.get(event.proposerId ?? 0);
  return {
    isRegistered: registration.state === 'registered',
    proposer: proposer ? { _id: proposer._id, name: proposer.name } : null,
    registration,
  };
}
