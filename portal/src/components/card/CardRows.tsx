import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Skeleton } from 'ui';

import { Button } from '../Button';
import type { ApiResult } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { RowList } from './RowList';

const Quiet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  paddingBlock: 18,
  color: theme.vars.palette.text.secondary,
}));

interface CardRowsProps<Item> {
  result: ApiResult<{ data: Item[] }>;
  /** What could not be loaded, if it could not. */
  failure: string;
  /** What there is nothing of, if there is nothing. */
  emptiness: ReactNode;
  /** Rows at most. */
  max: number;
  children: (item: Item) => ReactNode;
}

/** The rows of a card, or what stands in while they load, when they failed to, or when there are none. */
export function CardRows<Item extends { _id: string }>({
  result,
  failure,
  emptiness,
  max,
  children,
}: CardRowsProps<Item>) {
  const { data, error, retry } = result;
  useFailureToast(error, failure);
  if (error) {
    return (
      <Quiet>
        <p>{failure}</p>
        <Button type="button" look="outlined" onClick={retry}>
          Retry
        </Button>
      </Quiet>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading">
        {Array.from({ length: max }, (_, index) => (
          <Skeleton key={index} style={{ height: 48, marginTop: 24 }} />
        ))}
      </div>
    );
  }
  if (data.data.length === 0) return <Quiet>{emptiness}</Quiet>;
  return (
    <RowList items={data.data} max={max}>
      {children}
    </RowList>
  );
}
