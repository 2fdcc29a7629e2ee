import type { Modules } from '@strapi/strapi';
import type { EventDetail, MemberEvent, MemberEventDetail, OwnRegistration, Person } from 'contracts';

import { presentEvent } from '../presenter';

/** What the presenter of lists needs to have loaded. */
export const memberEventPopulate = { image: true, questions: true } as const;

type LoadedEvent = Modules.Documents.Result<'api::event.event', { populate: typeof memberEventPopulate }>;

/** What a member sees of an event beside what everybody sees. */
export interface ForMember {
  registration: OwnRegistration;
  /** Who proposed it, where members may see that person. */
  proposer: Person | undefined;
}

/** What an event of a member's list has for everybody. */
export type SharedEvent = Omit<MemberEvent, keyof ReturnType<typeof presentForMember>>;

/** Names the fields of an event in members' lists that are the same for all of them. */
export const presentShared = (event: LoadedEvent): SharedEvent => ({
  ...presentEvent(event),
  organizer: event.organizer ?? '',
  hasQuestions: (event.questions ?? []).length > 0,
});

/** Names the fields of an event in a member's list that leave the server. */
export const presentMemberEvent = (shared: SharedEvent, forMember: ForMember): MemberEvent => ({
  ...shared,
  ...presentForMember(forMember),
});

/** Names the fields of an event that a member opens. @param event as everybody sees it */
export const presentMemberEventDetail = (event: EventDetail, forMember: ForMember): MemberEventDetail => ({
  ...event,
  ...presentForMember(forMember),
});

const presentForMember = ({ registration, proposer }: ForMember) => ({
  isRegistered: registration.state === 'registered',
  proposer: proposer ? { _id: proposer._id, name: proposer.name } : null,
  registration,
});
