import { MENTORSHIP_AREAS, PROFILE_TEXT_MAX_CHARS, type MentorshipArea } from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** The page of a list of mentors, and what it is narrowed to (member §2); what is absent is not asked for. */
export interface MentorsAsked {
  search?: string;
  expertise?: string;
  area?: MentorshipArea;
  page?: number;
}

/** What an address, or a form, asks for, read as far as it can be understood. */
export function mentorsAskedFor(search: URLSearchParams): MentorsAsked {
  const asked: MentorsAsked = { page: pageOf(search) };
  const term = searchTermOf(search);
  const expertise = (search.get('expertise') ?? '').trim().slice(0, PROFILE_TEXT_MAX_CHARS);
  const area = MENTORSHIP_AREAS.find((each) => each === search.get('area'));
  if (term) asked.search = term;
  if (expertise) asked.expertise = expertise;
  if (area) asked.area = area;
  return asked;
}
