import type { EventQuestion, GivenAnswer } from 'contracts';

import type { Inputs } from '../../../components/form/useForm';

/** Name of the field of a question, by its place among the questions of its event: where the body has its answer. */
export const fieldOf = (index: number): string => `answers.${index}`;

/** What the inputs say, an answer to each question. */
export function answersIn(questions: readonly EventQuestion[], inputs: Inputs): GivenAnswer[] {
  return questions.map(({ label }, index) => ({ question: label, answer: inputs[fieldOf(index)] ?? '' }));
}
