import { dayAt, instantAt, isWebAddressOrNone, messages } from 'contracts';

/** The fields of the form, in their order (member §3, Event proposal form). */
export const PROPOSAL_FIELDS = [
  'title',
  'description',
  'date',
  'time',
  'location',
  'type',
  'organizer',
  'registrationLink',
] as const;
export type ProposalField = (typeof PROPOSAL_FIELDS)[number];
export type ProposalValues = Record<ProposalField, string>;

const MISSING: Partial<Record<ProposalField, string>> = {
  title: messages.titleMissing,
  description: messages.eventDescriptionMissing,
  date: messages.eventDateMissing,
  time: messages.eventTimeMissing,
  location: messages.eventLocationMissing,
  organizer: messages.eventOrganizerMissing,
};

/**
 * What is wrong with a proposal before it is sent; the server has the last word (member §5).
 * @param timeZone the site's, whose day and time are entered
 * @param now in milliseconds since 1970
 */
export function checkProposal(
  values: ProposalValues,
  timeZone: string,
  now: number,
): Partial<Record<ProposalField, string>> {
  const faults: Partial<Record<ProposalField, string>> = {};
  for (const field of PROPOSAL_FIELDS) {
    if (values[field].trim() === '' && MISSING[field]) faults[field] = MISSING[field];
  }
  const { date, time, registrationLink } = values;
  if (date && date < dayAt(now, timeZone)) faults.date = messages.eventDateOver;
  else if (date && time && instantAt(date, time, timeZone) <= now) faults.time = messages.eventTimeOver;
  if (!isWebAddressOrNone(registrationLink.trim())) faults.registrationLink = messages.webAddressInvalid;
  return faults;
}
