import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { VisuallyHidden } from 'ui';

import type { RecordsView } from './columns';
import { rowOf } from './row';
import { useIsWide } from './useIsWide';

const DIRECTION = { ASC: 'ascending', DESC: 'descending' } as const;

const Frame = styled('div')(({ theme }) => ({
  // The head sticks to the window, which it cannot where the table scrolls sideways.
  overflow: 'clip',
  '&[data-wide]': { overflowX: 'auto' },
  '& th': { position: 'sticky', top: 0, zIndex: 1 },
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody tr': { scrollMarginBlock: 56 },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 3.5%, transparent)` },
  '& tbody tr:focus-visible': { outlineOffset: -2 },
  // What can be done with a record keeps quiet until somebody is at it.
  '& td:last-of-type .MuiIconButton-root': { color: theme.vars.palette.text.secondary },
  '& tr:is(:hover, :focus-within) td:last-of-type .MuiIconButton-root': { color: 'inherit' },
  '& tr[data-selected], & tbody tr[data-selected]:hover': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
  },
}));

/** The records in rows, sorted by the head's buttons, with a box to select each and all of the page. */
export function RecordTable<Item extends RaRecord>(view: RecordsView<Item>) {
  const { columns, nameOf, actions, onOpen, isSelectable } = view;
  const { data = [], sort, setSort, selectedIds, onSelect, onToggleItem, isFetching } = useListContext<Item>();
  const pageIds = data.map(({ id }) => id);
  const selectedHere = pageIds.filter((id) => selectedIds.includes(id));
  const isAll = selectedHere.length === pageIds.length;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  const others = selectedIds.filter((id) => !pageIds.includes(id));
  return (
    <Frame ref={frame} aria-busy={isFetching} data-wide={isWide || undefined}>
      <Table>
        <TableHead>
          <TableRow>
            {isSelectable && (
              <TableCell padding="checkbox">
                <Checkbox
                  slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
                  checked={isAll}
                  indeterminate={!isAll && selectedHere.length > 0}
                  onChange={() => onSelect(isAll ? others : [...others, ...pageIds])}
                />
              </TableCell>
            )}
            {columns.map(({ source, label, sortable = true }) => {
              if (!sortable) return <TableCell key={source}>{label}</TableCell>;
              const isSorted = sort.field === source;
              const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
              return (
                <TableCell key={source} aria-sort={isSorted ? DIRECTION[sort.order] : undefined}>
                  <TableSortLabel
                    active={isSorted}
                    direction={isSorted && sort.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() => setSort({ field: source, order })}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              );
            })}
            {actions && (
              <TableCell>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => {
            const isSelected = selectedIds.includes(record.id);
            return (
              <TableRow
                key={record.id}
                {...rowOf(record, onOpen)}
                data-selected={isSelected || undefined}
                data-opens={onOpen !== undefined || undefined}
              >
                {isSelectable && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      slotProps={{ input: { 'aria-label': `Select ${nameOf(record)}` } }}
                      checked={isSelected}
                      onChange={() => onToggleItem(record.id)}
                    />
                  </TableCell>
                )}
                {columns.map(({ source, render }) => (
                  <TableCell key={source}>{render(record)}</TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap', paddingRight: '6px' }}>
                    {actions(record)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Frame>
  );
}
