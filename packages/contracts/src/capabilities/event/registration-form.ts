import * as z from 'zod/mini';

import { text } from '../../fields.js';
import { messages } from '../../messages.js';
import type { EventQuestion } from './event.js';
import { EVENT_ANSWER_MAX_CHARS, EVENT_QUESTION_MAX_CHARS, EVENT_QUESTIONS_MAX } from './values.js';

/** What somebody answered to one question of an event, which its label tells apart; a tick is true or false. */
export const givenAnswerSchema = z.strictObject({
  question: z.string().check(z.maxLength(EVENT_QUESTION_MAX_CHARS)),
  answer: z.union([text(EVENT_ANSWER_MAX_CHARS), z.boolean()]),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/**
 * Body of `POST /events/:id/register`. An empty answer is none.
 * @param questions those of the event: each answer belongs to one of them, and what is required is answered
 */
export const eventRegisterBody = (questions: readonly EventQuestion[]) => {
  const answers = z._default(z.array(givenAnswerSchema).check(z.maxLength(EVENT_QUESTIONS_MAX)), []).check(
    z.superRefine((given, context) => {
      given.forEach(({ question, answer }, index) => {
        const asked = questions.find(({ label }) => label === question);
        const isFirst = given.findIndex((other) => other.question === question) === index;
        if (asked && isFirst && isAnswerTo(asked, answer)) return;
        context.addIssue({ code: 'custom', message: messages.answerInvalid(question), path: [index] });
      });
      for (const { label, isRequired } of questions) {
        const index = given.findIndex(({ question }) => question === label);
        const answer = given[index]?.answer ?? '';
        if (!isRequired || (answer !== '' && answer !== false)) continue;
        const path = index === -1 ? [] : [index];
        context.addIssue({ code: 'custom', message: messages.answerMissing(label), path });
      }
    }),
  );
  const withoutEmpty = z.transform((given: GivenAnswer[]) => given.filter(({ answer }) => answer !== ''));
  return z.strictObject({ answers: z.pipe(answers, withoutEmpty) });
};
export type EventRegisterBody = z.input<ReturnType<typeof eventRegisterBody>>;

function isAnswerTo({ kind, options }: EventQuestion, answer: GivenAnswer['answer']): boolean {
  if (kind === 'checkbox') return typeof answer === 'boolean';
  if (typeof answer !== 'string') return false;
  return kind === 'text' || answer === '' || options.includes(answer);
}
