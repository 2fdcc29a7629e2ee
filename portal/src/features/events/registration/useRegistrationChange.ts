import {
  api,
  messages,
  type EventRegisterBody,
  type GivenAnswer,
  type One,
  type OwnRegistration,
  type RegistrationState,
} from 'contracts';
import { useSWRConfig } from 'swr';

import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useRefreshMemberEvents } from './useRefreshMemberEvents';

/** What a person can do about the own registration. */
export type RegistrationAct = 'register' | 'confirm' | 'cancel';

interface ActDefinition {
  /** @throws ApiError */
  call: (eventId: string, answers: readonly GivenAnswer[]) => Promise<One<OwnRegistration>>;
  /** What is told once it is done. @param before how the person stood to the event */
  told: (registration: OwnRegistration, before: RegistrationState | null) => string;
  /** What is told when the server gave no reason (member §8). */
  failure: string;
}

const LEFT: Partial<Record<RegistrationState, string>> = {
  waitlisted: messages.waitlistLeft,
  offered: messages.seatGivenUp,
  held: messages.seatGivenUp,
};

const ACTS: Record<RegistrationAct, ActDefinition> = {
  register: {
    call: (eventId, answers) =>
      send('POST', api.eventRegister(eventId), { answers: [...answers] } satisfies EventRegisterBody),
    told: ({ state }) => (state === 'registered' ? messages.eventRegistered : messages.waitlistJoined),
    failure: messages.eventNotRegistered,
  },
  confirm: {
    call: (eventId) => send('POST', api.confirmRegistration(eventId)),
    told: () => messages.eventRegistered,
    failure: messages.seatNotConfirmed,
  },
  cancel: {
    call: (eventId) => send('DELETE', api.eventRegister(eventId)),
    told: (_registration, before) => (before && LEFT[before]) ?? messages.registrationCancelled,
    failure: messages.registrationNotCancelled,
  },
};

interface RegistrationChange {
  /** Carries an act out, keeps what the server answers, and tells of it. @throws ApiError */
  carryOut: (act: RegistrationAct, answers?: readonly GivenAnswer[]) => Promise<void>;
  /** Tells that an act failed, in the server's words where it has some, and asks how things stand now. */
  tellFailure: (act: RegistrationAct, error: unknown) => void;
}

/** Changes the own registration for an event. @param before how the person stands to the event now */
export function useRegistrationChange(eventId: string, before: RegistrationState | null): RegistrationChange {
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const refreshEvents = useRefreshMemberEvents();
  return {
    carryOut: async (act, answers = []) => {
      const { call, told } = ACTS[act];
      const answer = await call(eventId, answers);
      showToast('success', told(answer.data, before));
      await Promise.all([mutate(api.eventRegistration(eventId), answer, { revalidate: false }), refreshEvents()]);
    },
    tellFailure: (act, error) => {
      showToast('error', sentenceFor(error, { noAnswer: messages.networkError, fallback: ACTS[act].failure }));
      void mutate(api.eventRegistration(eventId));
      void refreshEvents();
    },
  };
}
