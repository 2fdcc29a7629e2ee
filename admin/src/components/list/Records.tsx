import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

import { LoadFailure } from '../LoadFailure';
import { Notice } from '../Notice';
import type { RecordsView } from './columns';
import { RecordCards } from './RecordCards';
import { RecordSkeletons } from './RecordSkeletons';
import { RecordTable } from './RecordTable';
import { SelectionBar } from './SelectionBar';

/** Why there is nothing to see, and what to do about it. */
interface Emptiness {
  title: string;
  text: string;
}

export interface RecordsProps<Item extends RaRecord> extends Omit<RecordsView<Item>, 'isSelectable'> {
  /** Stands where the list could not be loaded. */
  failureTitle: string;
  /** Stands where the filters find nothing. */
  nothingFound: Emptiness;
  /** Stands where there is nothing yet; left out where there always is something. */
  empty?: Emptiness;
  /** What can be done with all that are selected; left out where records are not selected. */
  bulkActions?: ReactNode;
}

/** The records of the list around it: a table, or cards on narrow windows; or why there are none. */
export function Records<Item extends RaRecord>(props: RecordsProps<Item>) {
  const { columns, nameOf, actions, onOpen, failureTitle, nothingFound, empty = nothingFound, bulkActions } = props;
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data, error, isPending, refetch, ...list } = useListContext<Item>();
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  if (error) return <LoadFailure title={failureTitle} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RecordSkeletons />;
  if (data.length === 0) return <Notice {...(isFiltered ? nothingFound : empty)} />;
  const isSelectable = bulkActions !== undefined;
  const view = { columns, nameOf, actions, onOpen, isSelectable };
  return (
    <>
      {isNarrow ? <RecordCards {...view} /> : <RecordTable {...view} />}
      {isSelectable && <SelectionBar>{bulkActions}</SelectionBar>}
    </>
  );
}
