import { api, messages, type MentorshipDetail, type One } from 'contracts';

import { send } from '../../../lib/fetcher';

/** What can be made of a request, by the ability that it needs. */
export type Step = 'accept' | 'decline' | 'end' | 'cancel';

/** Where a step is taken: the page of the request, or the lists of the alumni portal, whose words differ (member §8). */
export type Place = 'request' | 'lists';

interface StepWords {
  label: string;
  told: string;
  failure: string;
}

interface StepOfRequest {
  ability: 'respond' | 'complete' | 'cancel';
  call: (id: string, answer?: string) => Promise<One<MentorshipDetail>>;
  words: Record<Place, StepWords>;
  /** What is asked first, and what refusing is called; without it, a word along with the answer is asked for. */
  question?: { words: string; refusal: string };
}

const respond = (status: 'accepted' | 'rejected') => (id: string, answer?: string) =>
  send<One<MentorshipDetail>>('PUT', api.respondMentorship(id), { status, ...(answer && { answer }) });

const answered = (label: string, status: 'accepted' | 'rejected', told: string, failure: string) => ({
  request: { label, told: messages.mentorshipResponded(status), failure: messages.mentorshipNotResponded },
  lists: { label, told, failure },
});
const cancelled = {
  label: 'Cancel Request',
  told: messages.mentorshipCancelled,
  failure: messages.mentorshipNotCancelled,
};

export const STEPS: Record<Step, StepOfRequest> = {
  accept: {
    ability: 'respond',
    call: respond('accepted'),
    words: answered('Accept', 'accepted', messages.mentorshipAccepted, messages.mentorshipNotAccepted),
  },
  decline: {
    ability: 'respond',
    call: respond('rejected'),
    words: answered('Decline', 'rejected', messages.mentorshipDeclined, messages.mentorshipNotDeclined),
  },
  end: {
    ability: 'complete',
    call: (id) => send('PUT', api.completeMentorship(id)),
    words: {
      request: {
        label: 'Mark as Completed',
        told: messages.mentorshipCompleted,
        failure: messages.mentorshipNotCompleted,
      },
      lists: { label: 'End Mentorship', told: messages.mentorshipEnded, failure: messages.mentorshipNotEnded },
    },
    question: { words: messages.confirmMentorshipEnd, refusal: 'Go On' },
  },
  cancel: {
    ability: 'cancel',
    call: (id) => send('PUT', api.cancelMentorship(id)),
    words: { request: cancelled, lists: cancelled },
    question: { words: messages.confirmMentorshipCancel, refusal: 'Keep It' },
  },
};
