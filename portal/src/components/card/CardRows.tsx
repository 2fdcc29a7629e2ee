import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS } from 'contracts';
import type { ReactNode } from 'react';
import { Skeleton } from 'ui';

import { Button } from '../Button';
import type { ApiResult } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';

const List = styled('ol')(({ theme }) => ({
  '& > li': { minHeight: 148, paddingBlock: 18, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '&[data-dense] > li': { minHeight: 0, paddingBlock: 12 },
}));
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
  max?: number;
  /** For rows of a line or two. */
  isDense?: boolean;
  children: (item: Item) => ReactNode;
}

/** The rows of a card, or what stands in while they load, when they failed to, or when there are none. */
export function CardRows<Item extends { _id: string }>({
  result,
  failure,
  emptiness,
  max = DASHBOARD_ROWS,
  isDense = false,
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
      <List role="status" aria-busy="true" aria-label="Loading" data-dense={isDense || undefined}>
        {Array.from({ length: max }, (_, index) => (
          <li key={index}>
            <Skeleton style={{ height: isDense ? 48 : 111 }} />
          </li>
        ))}
      </List>
    );
  }
  if (data.data.length === 0) return <Quiet>{emptiness}</Quiet>;
  return (
    <List data-dense={isDense || undefined}>
      {data.data.slice(0, max).map((item) => (
        <li key={item._id}>{children(item)}</li>
      ))}
    </List>
  );
}
