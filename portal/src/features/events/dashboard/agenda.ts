import type { MemberDashboard, MemberEvent } from 'contracts';

/** Events that the agenda shows, unless more are the reader's own. */
const ROWS = 5;

/** The reader's next events and the society's, each once, in the order of time. None of the own is left out. */
export function agendaOf({
  ownEvents,
  upcomingEvents,
}: Pick<MemberDashboard, 'ownEvents' | 'upcomingEvents'>): MemberEvent[] {
  const isOwn = new Set(ownEvents.map(({ _id }) => _id));
  const others = upcomingEvents.filter(({ _id }) => !isOwn.has(_id));
  const shown = [...ownEvents, ...others.slice(0, Math.max(0, ROWS - ownEvents.length))];
  return shown.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
