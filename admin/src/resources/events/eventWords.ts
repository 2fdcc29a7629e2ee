import {
  CONSOLE_EVENT_STATUSES,
  EVENT_CATEGORIES,
  EVENT_CATEGORY_LABELS,
  EVENT_FORMATS,
  type ConsoleEventStatus,
} from 'contracts';

import type { FilterChoice } from '../../components/list/ListFilters';

const STATUS_FILTER_LABELS: Record<ConsoleEventStatus, string> = {
  published: 'Published',
  draft: 'Drafts',
  proposals: 'Proposals',
  rejected: 'Rejected',
};

export const statusFilters: readonly FilterChoice[] = [
  { value: '', label: 'All events' },
  ...CONSOLE_EVENT_STATUSES.map((value) => ({ value, label: STATUS_FILTER_LABELS[value] })),
];

export const whenFilters: readonly FilterChoice[] = [
  { value: '', label: 'All dates' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

export const categoryFilters: readonly FilterChoice[] = [
  { value: '', label: 'All types' },
  ...EVENT_CATEGORIES.map((value) => ({ value, label: EVENT_CATEGORY_LABELS[value] })),
];

/** What may be chosen in the form. */
export const categoryChoices = EVENT_CATEGORIES.map((id) => ({ id, name: EVENT_CATEGORY_LABELS[id] }));
export const formatChoices = EVENT_FORMATS.map((id) => ({ id, name: id }));
