import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload } from 'react-admin';

import { useToast } from '../useToast';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { Pages } from './Pages';
import { Records, type RecordsProps } from './Records';

/** Records of a page, unless somebody says otherwise. */
const PER_PAGE = 25;

interface RecordListProps<Item extends RaRecord> extends RecordsProps<Item> {
  resource: string;
  perPage?: number;
  /** How the list is sorted until somebody says otherwise. */
  sort: SortPayload;
  /** Where the browser remembers how the list was left; false for nowhere, and by default under the resource. */
  storeKey?: string | false;
  filters: ListFiltersProps;
  /** What is counted, in the plural. */
  unit: string;
  /** Stands above the list, and knows how it is filtered. */
  head?: ReactNode;
  /** What belongs to the list beside, such as the dialog of a record. */
  children?: ReactNode;
}

/** A list that the server searches, filters, sorts and pages: its filters, its records, its pages. */
export function RecordList<Item extends RaRecord>(props: RecordListProps<Item>) {
  const { resource, perPage = PER_PAGE, sort, storeKey, filters, unit, head, children, ...records } = props;
  const toast = useToast();
  return (
    <ListBase
      {...{ resource, perPage, sort }}
      {...(storeKey !== undefined && { storeKey })}
      debounce={300}
      queryOptions={{ onError: (error: Error) => toast.failure(records.failureTitle, error) }}
    >
      {head}
      <ListFilters {...filters} />
      <Records {...records} />
      <Pages unit={unit} />
      {children}
    </ListBase>
  );
}
