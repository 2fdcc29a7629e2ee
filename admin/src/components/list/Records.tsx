import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

import { LoadFailure } from '../LoadFailure';
import { Notice } from '../Notice';
import type { Order, RecordsView } from './columns';
import { OrderSelect } from './OrderSelect';
import { RecordCards } from './RecordCards';
import { RecordSkeletons } from './RecordSkeletons';
import { RecordTable } from './RecordTable';
import { SelectionBar } from './SelectionBar';

interface RecordsProps<Item extends RaRecord> extends Omit<RecordsView<Item>, 'isSelectable'> {
  orders: readonly Order[];
  /** Stands where the list could not be loaded. */
  failureTitle: string;
  emptyTitle: string;
  emptyText: string;
  /** What can be done with all that are selected; left out where records are not selected. */
  bulkActions?: ReactNode;
}

/** The records of the list around it: a table, or cards on narrow windows; or why there are none. */
export function Records<Item extends RaRecord>(props: RecordsProps<Item>) {
  const { columns, nameOf, actions, orders, failureTitle, emptyTitle, emptyText, bulkActions } = props;
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data, error, isPending, refetch } = useListContext<Item>();
  if (error) return <LoadFailure title={failureTitle} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RecordSkeletons />;
  if (data.length === 0) return <Notice title={emptyTitle} text={emptyText} />;
  const isSelectable = bulkActions !== undefined;
  const view = { columns, nameOf, actions, isSelectable };
  return (
    <>
      {isNarrow && <OrderSelect orders={orders} />}
      {isNarrow ? <RecordCards {...view} /> : <RecordTable {...view} />}
      {isSelectable && <SelectionBar>{bulkActions}</SelectionBar>}
    </>
  );
}
