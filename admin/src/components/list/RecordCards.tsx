import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useListContext, type RaRecord } from 'react-admin';

import type { RecordsView } from './columns';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.6 },
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
    padding: '10px 6px 6px 16px',
  },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 16px', padding: '4px 16px 14px' },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, lineHeight: '1.4rem' },
  '& dd': { ...theme.typography.body2, lineHeight: '1.4rem', textAlign: 'right' },
  '& footer': {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '4px 8px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The records as cards, for windows that are too narrow for a table. */
export function RecordCards<Item extends RaRecord>({ columns, nameOf, actions, isSelectable }: RecordsView<Item>) {
  const { data = [], selectedIds, onToggleItem, isFetching } = useListContext<Item>();
  const [title, ...facts] = columns;
  return (
    <List aria-busy={isFetching}>
      {data.map((record) => {
        const isSelected = selectedIds.includes(record.id);
        return (
          <Card key={record.id} data-selected={isSelected || undefined}>
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
