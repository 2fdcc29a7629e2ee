import { ANNOUNCEMENT_CATEGORIES, api, type AnnouncementCategory } from 'contracts';

import { pageOf } from '../../lib/searchParams';

/** The category of an address; undefined for all of them, and for one that does not exist. */
export function categoryOf(search: URLSearchParams): AnnouncementCategory | undefined {
  return ANNOUNCEMENT_CATEGORIES.find((category) => category === search.get('category'));
}

/** The API's answer that the list needs at an address. */
export function announcementsPathFor(search: URLSearchParams): string {
  return api.announcements({ category: categoryOf(search), page: pageOf(search) });
}

/** How many others an announcement ends with. */
export const MORE_ANNOUNCEMENTS = 3;

/** The API's answer with them: one more, as the newest may be the one that is read. */
export const moreAnnouncementsPath = (): string => api.announcements({ pageSize: MORE_ANNOUNCEMENTS + 1 });
