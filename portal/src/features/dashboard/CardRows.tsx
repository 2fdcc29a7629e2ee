import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS, type Page } from 'contracts';
import type { ReactNode } from 'react';

import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import type { ApiResult } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';

const List = styled('ol')(({ theme }) => ({
  '& > li': { minHeight: 148, paddingBlock: 18, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
}));
const Quiet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  paddingBlock: 18,
  color: theme.vars.palette.text.secondary,
}));

interface CardRowsProps<Item> {
  result: ApiResult<Page<Item>>;
  /** What could not be loaded, if it could not. */
  failure: string;
  /** What there is nothing of, if there is nothing. */
  emptiness: string;
  children: (item: Item) => ReactNode;
}

/** The rows of a card, or what stands in while they load, when they failed to, or when there are none. */
export function CardRows<Item extends { _id: string }>({ result, failure, emptiness, children }: CardRowsProps<Item>) {
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
      <List role="status" aria-busy="true" aria-label="Loading">
        {Array.from({ length: DASHBOARD_ROWS }, (_, index) => (
          <li key={index}>
            <Skeleton style={{ height: 111 }} />
          </li>
        ))}
      </List>
    );
  }
  if (data.data.length === 0) return <Quiet>{emptiness}</Quiet>;
  return (
    <List>
      {data.data.map((item) => (
        <li key={item._id}>{children(item)}</li>
      ))}
    </List>
  );
}
