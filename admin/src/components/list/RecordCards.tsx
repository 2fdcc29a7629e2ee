import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useListContext, type RaRecord } from 'react-admin';

import { DENSE } from '../../lib/type';
import type { RecordsView } from './columns';
import { rowOf } from './row';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 10,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.6 },
  // What is done with all that are selected lies over the cards, and would cover this in part.
  '&[data-selecting] footer': { visibility: 'hidden' },
}));

const Card = styled('li')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&[data-selected]': { borderColor: theme.vars.palette.scheme.accentText },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '8px 6px 2px 14px',
    ...DENSE,
  },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 16px', padding: '4px 14px 10px' },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, lineHeight: '1.4rem' },
  '& dd': { ...DENSE, minWidth: 0, lineHeight: '1.4rem', textAlign: 'right', justifySelf: 'end', maxWidth: '100%' },
  '& footer': {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '2px 6px',
    color: theme.vars.palette.text.secondary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The records as cards, for windows that are too narrow for a table. */
export function RecordCards<Item extends RaRecord>(view: RecordsView<Item>) {
  const { columns, nameOf, actions, onOpen, isSelectable } = view;
  const { data = [], selectedIds, onToggleItem, isFetching } = useListContext<Item>();
  const [title, ...facts] = columns;
  return (
    <List aria-busy={isFetching} data-selecting={selectedIds.length > 0 || undefined}>
      {data.map((record) => {
        const isSelected = selectedIds.includes(record.id);
        return (
          <Card key={record.id} {...rowOf(record, onOpen)} data-selected={isSelected || undefined}>
            <header>
              {title?.render(record)}
              {isSelectable && (
                <Checkbox
                  slotProps={{ input: { 'aria-label': `Select ${nameOf(record)}` } }}
                  checked={isSelected}
                  onChange={() => onToggleItem(record.id)}
                />
              )}
            </header>
            <dl>
              {facts.map(({ source, label, render }) => [
                <dt key={`${source} name`}>{label}</dt>,
                <dd key={source}>{render(record)}</dd>,
              ])}
            </dl>
            {actions && <footer>{actions(record)}</footer>}
          </Card>
        );
      })}
    </List>
  );
}
