import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DENSE, SMALL } from '../../lib/type';
import { Panel, PanelHead } from '../Panel';

const List = styled('ul')(({ theme }) => ({
  '& > li': {
    ...DENSE,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '9px 16px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { flex: '1 1 18ch', minWidth: 0 },
  '& > span:last-of-type': { minWidth: '8ch', textAlign: 'right' },
  '& small': { ...SMALL, display: 'block', color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600 },
}));
/** What is said where there is nothing. */
export const Empty = styled('p')(({ theme }) => ({
  ...DENSE,
  padding: '16px',
  color: theme.vars.palette.text.secondary,
}));
interface ListedProps {
  title: string;
  /** What is said where there is nothing. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A card with a row for each of several things. */
export const Listed = ({ title, empty, isEmpty, children }: ListedProps) => (
  <Panel aria-label={title}>
    <PanelHead>
      <h2>{title}</h2>
    </PanelHead>
    {isEmpty ? <Empty>{empty}</Empty> : <List>{children}</List>}
  </Panel>
);
