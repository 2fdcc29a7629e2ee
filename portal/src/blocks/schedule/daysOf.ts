import type { ScheduleSection } from 'contracts';

type Entry = ScheduleSection['entries'][number];

/** The entries of a schedule by their days, both in the order in which they come. */
export function daysOf(entries: readonly Entry[]): { day: string; entries: Entry[] }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
