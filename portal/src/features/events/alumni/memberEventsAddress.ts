import { api, messages, paths, type MemberEventStatus } from 'contracts';

import { pageOf } from '../../../lib/searchParams';

/** The tabs of the alumni events page (member §2, Alumni events page). */
export type MemberEventTab = Exclude<MemberEventStatus, 'next' | 'waiting'>;

/** What stands without being named in the address. */
const FIRST = 'upcoming' satisfies MemberEventTab;

/** What each tab is called, in their order, and what it says where there is nothing. */
export const MEMBER_EVENT_TABS: Record<MemberEventTab, { label: string; emptiness: string }> = {
  upcoming: { label: 'Upcoming Events', emptiness: messages.noUpcomingEvents },
  past: { label: 'Past Events', emptiness: messages.noPastEvents },
  mine: { label: 'My Events', emptiness: messages.noOwnEvents },
};

/** The tab that an address asks for. */
export function tabOf(search: URLSearchParams): MemberEventTab {
  const wanted = search.get('status') ?? FIRST;
  return Object.hasOwn(MEMBER_EVENT_TABS, wanted) ? (wanted as MemberEventTab) : FIRST;
}

const nameOf = (tab: MemberEventTab): MemberEventTab | undefined => (tab === FIRST ? undefined : tab);

/** The address of a page of one of the tabs. */
export const memberEventsAddress = (tab: MemberEventTab, page = 1): string =>
  paths.alumniEvents({ status: nameOf(tab), page });

/** The API's answer that the list needs at an address. */
export const memberEventsPathFor = (search: URLSearchParams): string =>
  api.alumniEvents({ status: nameOf(tabOf(search)), page: pageOf(search) });
