import {
  consoleEventInput,
  EVENT_CONFIRM_HOURS,
  EVENT_TITLE_MAX_CHARS,
  type ConsoleEvent,
  type ConsoleEventForm,
  type ConsoleField,
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
  image: null,
  agenda: [],
  questions: [],
});

const FIELDS = Object.keys(consoleEventInput.shape) as (keyof ConsoleEventForm)[];

/** Fields that hang on the day of an event. */
const OF_ITS_DAY: ReadonlySet<keyof ConsoleEventForm> = new Set(['date', 'ends', 'cancelBy', 'ticketsFrom', 'recap']);

/** What a record has in fields that people added to its type, by their names. */
interface Added {
  more?: Readonly<Record<string, unknown>>;
}

/**
 * What a copy of an event begins with: all but what belongs to its day, as a draft.
 * @param added the fields that people added; what stands in an address is made anew
 */
export const copyOf = (
  event: ConsoleEvent & Added,
  added: readonly ConsoleField[],
): Partial<ConsoleEventForm> & Added => ({
  ...(event.more && {
    more: Object.fromEntries(
      added.flatMap(({ name, type }) => (type === 'uid' ? [] : [[name, event.more?.[name]] as const])),
    ),
  }),
  ...Object.fromEntries(FIELDS.filter((name) => !OF_ITS_DAY.has(name)).map((name) => [name, event[name]])),
  title: `${event.title} (copy)`.slice(0, EVENT_TITLE_MAX_CHARS),
  isPublished: false,
});

/** What the form holds; a text that was emptied is null. */
type FormValues = Partial<Record<keyof ConsoleEvent | 'more', unknown>>;

/** What the server takes of the form: the fields that an admin writes, without lines of a list that say nothing. */
export function toBody(values: FormValues): FormValues {
  const body: FormValues = Object.fromEntries(FIELDS.map((name) => [name, values[name]]));
  const questions = (values.questions ?? []) as { options?: string[] | null }[];
  body.questions = questions.map((question) => ({
    ...question,
    options: (question.options ?? []).map((option) => option.trim()).filter(Boolean),
  }));
  // What people added to the type, where somebody has.
  if (values.more !== undefined) body.more = values.more;
  return body;
}
