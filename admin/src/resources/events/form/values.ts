import {
  consoleEventInput,
  EVENT_CONFIRM_HOURS,
  type ConsoleEvent,
  type ConsoleEventForm,
  type Currency,
} from 'contracts';

/** What a new event begins with (admin §9). @param currency the site's */
export const newEvent = (currency: Currency): Partial<ConsoleEventForm> => ({
  category: 'webinar',
  format: 'In-Person',
  isPublished: true,
  ticketPrice: 0,
  currency,
  waitlist: true,
  confirmWithinHours: EVENT_CONFIRM_HOURS.byDefault,
  agenda: [],
  questions: [],
});

/** What the form holds; a text that was emptied is null. */
type FormValues = Partial<Record<keyof ConsoleEvent, unknown>>;

const FIELDS = Object.keys(consoleEventInput.shape) as (keyof ConsoleEventForm)[];

/** What the server takes of the form: the fields that an admin writes, without lines of a list that say nothing. */
export function toBody(values: FormValues): FormValues {
  const body: FormValues = Object.fromEntries(FIELDS.map((name) => [name, values[name]]));
  const questions = (values.questions ?? []) as { options?: string[] | null }[];
  body.questions = questions.map((question) => ({
    ...question,
    options: (question.options ?? []).map((option) => option.trim()).filter(Boolean),
  }));
  return body;
}
