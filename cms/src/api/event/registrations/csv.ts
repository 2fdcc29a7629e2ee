import type { Core } from '@strapi/strapi';
import { wallClockAt, type EventQuestion, type GivenAnswer } from 'contracts';

import { inBatches } from '../../../platform/console/in-batches';
import { everyRegistration, type ListedRegistration, type RegistrationsFilter } from './listing';

const HEAD = ['Name', 'Email', 'State', 'Registered on', 'Checked in', 'Door'];
/** Holds what was answered to questions that the event no longer asks. */
const LAST_COLUMN = 'Other answers';

interface CsvOf {
  eventId: number;
  filter: RegistrationsFilter;
  /** What the event asks: a column each. */
  questions: readonly EventQuestion[];
  /** Whose clock the times are written by. */
  timeZone: string;
}

/** An event's registrations as the rows of a CSV file, in the order of arrival; they are read while it is written. */
export function registrationsCsv(strapi: Core.Strapi, { eventId, filter, questions, timeZone }: CsvOf) {
  const labels = questions.map(({ label }) => label);
  return {
    head: [...HEAD, ...labels, LAST_COLUMN],
    batches: inBatches(everyRegistration(strapi, eventId, filter), (registration) =>
      cellsOf(registration, labels, timeZone),
    ),
  };
}

function cellsOf(registration: ListedRegistration, labels: readonly string[], timeZone: string): string[] {
  const { name, email, state, createdAt, checkedInAt, door, answers } = registration;
  const time = (instant: Date | null) => (instant ? wallClockAt(instant, timeZone).replace('T', ' ') : '');
  const others = answers.filter(({ question }) => !labels.includes(question));
  return [
    ...[name, email, state, time(createdAt), time(checkedInAt), door ?? ''],
    ...labels.map((label) => wordsOf(answers.find(({ question }) => question === label)?.answer ?? '')),
    others.map(({ question, answer }) => `${question}: ${wordsOf(answer)}`).join('; '),
  ];
}

function wordsOf(answer: GivenAnswer['answer']): string {
  if (typeof answer === 'string') return answer;
  return answer ? 'Yes' : 'No';
}
