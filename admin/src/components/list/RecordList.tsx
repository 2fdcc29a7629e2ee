import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload } from 'react-admin';

import { useToast } from '../useToast';
import type { Order } from './columns';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { Pages } from './Pages';
import { Records, type RecordsProps } from './Records';

/** Records of a page, unless somebody says otherwise. */
const PER_PAGE = 25;

interface RecordListProps<Item extends RaRecord> extends RecordsProps<Item> {
  resource: string;
  perPage?: number;
  /** What the list is about, whatever somebody filters it by. */
  filter?: Record<string, string>;
  /** How the list is sorted until somebody says otherwise. */
  sort: SortPayload;
  /** Where the browser remembers how the list was left; false for nowhere, and by default under the resource. */
  storeKey?: string | false;
  filters: Omit<ListFiltersProps, 'orders'>;
  orders: readonly Order[];
  /** What is counted, in the plural. */
  unit: string;
  /** Says how many of them are shown, where the documents have words for it. */
  footer?: ((shown: number, total: number) => string) | undefined;
  /** Stands above the list, and knows how it is filtered. */
  head?: ReactNode;
  /** What belongs to the list beside, such as the dialog of a record. */
  children?: ReactNode;
}

/** A list that the server searches, filters, sorts and pages: its filters, its records, its pages. */
export function RecordList<Item extends RaRecord>(props: RecordListProps<Item>) {
  const {
    resource,
    perPage = PER_PAGE,
    sort,
    storeKey,
    filter,
    filters,
    orders,
    unit,
    footer,
    head,
    children,
    ...records
  } = props;
  const toast = useToast();
  return (
    <ListBase
      {...{ resource, perPage, sort }}
      {...(storeKey !== undefined && { storeKey })}
      {...(filter && { filter })}
      debounce={300}
      queryOptions={{ onError: (error: Error) => toast.failure(records.failureTitle, error) }}
    >
      {head}
      <ListFilters {...filters} orders={orders} />
      <Records {...records} />
      <Pages unit={unit} footer={footer} />
      {children}
    </ListBase>
  );
}
