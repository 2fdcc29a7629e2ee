import type { ContactStatus } from 'contracts';

import type { FilterChoice } from '../../components/list/ListFilters';

/** What a message's state is called. */
export const statusLabels: Record<ContactStatus, string> = { new: 'New', handled: 'Handled' };

/** The filter of the list: all messages, or those of one state. */
export const statusFilters: readonly FilterChoice[] = [
  { value: '', label: 'All messages' },
  ...Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
];
