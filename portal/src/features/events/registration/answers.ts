import { EVENT_ANSWER_MAX_CHARS, messages, type EventQuestion, type GivenAnswer } from 'contracts';

/** Name of the field of a question, by its place among the questions of its event. */
export const fieldOf = (index: number): string => `question-${index}`;

type Values = Readonly<Record<string, string>>;

const valueOf = (values: Values, index: number) => (values[fieldOf(index)] ?? '').trim();

/** What is wrong with the answers before they are sent, by the name of the field; the server has the last word. */
export function checkAnswers(questions: readonly EventQuestion[], values: Values): Record<string, string> {
  const faults: Record<string, string> = {};
  questions.forEach(({ label, isRequired }, index) => {
    const value = valueOf(values, index);
    if (isRequired && value === '') faults[fieldOf(index)] = messages.answerMissing(label);
    if (value.length > EVENT_ANSWER_MAX_CHARS) {
      faults[fieldOf(index)] = messages.tooLong(EVENT_ANSWER_MAX_CHARS);
    }
  });
  return faults;
}

/** The answers as the server takes them; a tick is true or false, and what was left empty is no answer. */
export function answersIn(questions: readonly EventQuestion[], values: Values): GivenAnswer[] {
  return questions.flatMap(({ label, kind }, index): GivenAnswer[] => {
    const value = valueOf(values, index);
    if (kind === 'checkbox') return [{ question: label, answer: value !== '' }];
    return value === '' ? [] : [{ question: label, answer: value }];
  });
}
