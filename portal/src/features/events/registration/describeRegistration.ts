import { formatMoment, messages, type Event, type OwnRegistration } from 'contracts';

import { queueInWords, seatsInWords } from './seatsInWords';

/** How a registration stands, in words. */
interface Description {
  /** `good` for whoever has a seat, `urgent` for whoever can lose one, `plain` for the rest. */
  tone: 'good' | 'urgent' | 'plain';
  /** Empty where there is nothing to say. */
  title: string;
  text: string;
}

interface Moment {
  /** In milliseconds since 1970. */
  now: number;
  /** The site's. */
  timeZone: string;
}

type Described = Pick<Event, 'startsAt' | 'ticketPrice'>;

const NOTHING: Description = { tone: 'plain', title: '', text: '' };

/** How the reader stands to an event, or what whoever comes now can expect (member §2, Event detail). */
export function describeRegistration(event: Described, registration: OwnRegistration, moment: Moment): Description {
  const { state, position, waitsUntil, cancelUntil, abilities } = registration;
  const until = waitsUntil ? formatMoment(waitsUntil, moment.timeZone) : '';
  if (state === 'registered') {
    const text = abilities.cancel
      ? `You can cancel until ${formatMoment(cancelUntil, moment.timeZone)}.`
      : `${messages.cancelTooLate}.`;
    return { tone: 'good', title: 'You are registered', text: hasStarted(event, moment) ? '' : text };
  }
  if (state === 'waitlisted') {
    const text = 'We will tell you as soon as a seat is free for you to confirm.';
    return { tone: 'plain', title: `You are number ${position} on the waitlist`, text };
  }
  if (state === 'offered') {
    const left = waitsUntil ? timeLeft(new Date(waitsUntil).getTime() - moment.now) : '';
    const text = `It is kept for ${left}, until ${until}. After that it goes to the next person in line.`;
    return { tone: 'urgent', title: 'A seat is free for you', text };
  }
  if (state === 'held') {
    return { tone: 'urgent', title: 'A seat is held for you', text: `It is kept until ${until}.` };
  }
  return describeOpen(event, registration, moment);
}

/** What whoever has no place at an event can expect. */
function describeOpen(event: Described, registration: OwnRegistration, moment: Moment): Description {
  const { state, seatsLeft, waiting, abilities } = registration;
  if (hasStarted(event, moment)) return { ...NOTHING, text: `${messages.eventHasStarted}.` };
  // Whoever did not pay for a ticket knows that.
  const missed = state === 'expired' && event.ticketPrice === 0 ? `${messages.seatOfferOver}.` : '';
  if (abilities.joinWaitlist) {
    const text = waiting === 0 ? 'You would be the first on the waitlist.' : `${queueInWords(waiting)} before you.`;
    return { ...NOTHING, title: 'All seats are taken', text: sentences(missed, text) };
  }
  if (seatsLeft === 0) return { ...NOTHING, title: 'All seats are taken', text: missed };
  return { ...NOTHING, text: sentences(missed, seatsInWords(registration)) };
}

const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');

const hasStarted = ({ startsAt }: Described, { now }: Moment) => new Date(startsAt).getTime() <= now;

const MINUTE_MS = 60_000;

/** Such as `23 h 5 min`; what is less than a minute counts as one. */
function timeLeft(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
