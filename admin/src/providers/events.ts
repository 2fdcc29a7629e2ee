import {
  api,
  type ConsoleEvent,
  type EventMessage,
  type EventMessageInput,
  type One,
  type RegistrationCounts,
} from 'contracts';

import { call } from './http';

const addressOf = (id: ConsoleEvent['id'], part: string) => `${api.console()}/events/${encodeURIComponent(id)}/${part}`;
const withBody = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

/** The file with an event's registrations. @param filter as the list has it */
export const csvAddress = (id: ConsoleEvent['id'], filter: object): string =>
  `${addressOf(id, 'registrations.csv')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What the console asks for about events beyond lists and records. */
export const eventCalls = {
  /** How many registrations an event has of each kind. */
  registrationCounts: async (id: ConsoleEvent['id']): Promise<RegistrationCounts> =>
    (await call<One<RegistrationCounts>>(addressOf(id, 'registrations/counts'))).data,

  /** The latest messages to the people of an event, the newest first. */
  eventMessages: async (id: ConsoleEvent['id']): Promise<EventMessage[]> =>
    (await call<One<EventMessage[]>>(addressOf(id, 'messages'))).data,

  sendEventMessage: async (id: ConsoleEvent['id'], input: EventMessageInput): Promise<EventMessage> =>
    (await call<One<EventMessage>>(addressOf(id, 'messages'), withBody(input))).data,
};
