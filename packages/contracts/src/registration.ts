import { z } from 'zod';

import { oneOf } from './envelope.js';
import type { EventQuestion } from './event.js';
import { EVENT_ANSWER_MAX_CHARS, EVENT_QUESTION_MAX_CHARS, EVENT_QUESTIONS_MAX } from './limits.js';
import * as messages from './sentences.js';

/** What somebody answered to one question of an event, which its label tells apart; a tick is true or false. */
export const givenAnswerSchema = z.strictObject({
  question: z.string().max(EVENT_QUESTION_MAX_CHARS),
  answer: z.union([
    z.string().trim().max(EVENT_ANSWER_MAX_CHARS, messages.tooLong(EVENT_ANSWER_MAX_CHARS)),
    z.boolean(),
  ]),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/**
 * Body of `POST /events/:id/register`.
 * @param questions those of the event: each answer belongs to one of them, and what is required is answered
 */
export const eventRegisterBody = (questions: readonly EventQuestion[]) =>
  z.strictObject({
    answers: z
      .array(givenAnswerSchema)
      .max(EVENT_QUESTIONS_MAX)
      .default([])
      .superRefine((answers, context) => {
        answers.forEach(({ question, answer }, index) => {
          const asked = questions.find(({ label }) => label === question);
          const isFirst = answers.findIndex((other) => other.question === question) === index;
          if (asked && isFirst && isAnswerTo(asked, answer)) return;
          context.addIssue({ code: 'custom', message: messages.answerInvalid(question), path: [index] });
        });
        for (const { label, isRequired } of questions) {
          const given = answers.find(({ question }) => question === label)?.answer ?? '';
          if (!isRequired || (given !== '' && given !== false)) continue;
          context.addIssue({ code: 'custom', message: messages.answerMissing(label) });
        }
      }),
  });
export type EventRegisterBody = z.input<ReturnType<typeof eventRegisterBody>>;

function isAnswerTo({ kind, options }: EventQuestion, answer: GivenAnswer['answer']): boolean {
  if (kind === 'checkbox') return typeof answer === 'boolean';
  if (typeof answer !== 'string') return false;
  return kind === 'text' || answer === '' || options.includes(answer);
}

/**
 * How a person stands to an event. An offered seat waits for whoever was first in line to take it; a held one for a
 * checkout to be finished; an expired one waited in vain.
 */
export const REGISTRATION_STATES = ['registered', 'waitlisted', 'offered', 'held', 'cancelled', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** The reader's own registration for an event, and what they may do. It is asked for anew each time (design §3). */
export const ownRegistrationSchema = z.strictObject({
  /** Null for whoever has never registered. */
  state: z.enum(REGISTRATION_STATES).nullable(),
  /** Where the reader stands in the line, from 1; null for whoever does not. */
  position: z.number().int().positive().nullable(),
  /** Until when a seat that is offered or held waits. */
  waitsUntil: z.iso.datetime().nullable(),
  /** What the door asks for; null for whoever has no seat. */
  ticketCode: z.string().nullable(),
  /** Until when a seat can be given back. */
  cancelUntil: z.iso.datetime(),
  /** Seats that whoever comes now can have; null where there is no limit. */
  seatsLeft: z.number().int().nonnegative().nullable(),
  /** How many stand in the line. */
  waiting: z.number().int().nonnegative(),
  abilities: z.strictObject({
    register: z.boolean(),
    joinWaitlist: z.boolean(),
    confirm: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;
/** Answer of `GET /events/:id/registration`, and of each call that changes it. */
export const ownRegistrationAnswer = oneOf(ownRegistrationSchema);
