import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('ol')(({ theme }) => ({
  '& > li': { paddingBlock: 14, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
}));

interface RowListProps<Item> {
  items: readonly Item[];
  /** Rows at most. */
  max?: number;
  children: (item: Item) => ReactNode;
}

/** The rows of a card whose items are here. */
export function RowList<Item extends { _id: string }>({ items, max, children }: RowListProps<Item>) {
  return (
    <List>
      {items.slice(0, max).map((item) => (
        <li key={item._id}>{children(item)}</li>
      ))}
    </List>
  );
}
