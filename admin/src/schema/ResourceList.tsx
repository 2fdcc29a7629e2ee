import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type ConsoleResource } from 'contracts';
import type { ReactNode } from 'react';

import type { Column } from '../components/list/columns';
import { RecordList } from '../components/list/RecordList';
import { useOpenRecord } from '../lib/useOpenRecord';
import { ColumnChoice } from './ColumnChoice';
import { DeleteSelected } from './DeleteSelected';
import { fieldOf, nameOf, type AnyRecord } from './fields';
import { RecordActions } from './RecordActions';
import { RecordLink } from './RecordLink';
import { NEW_RECORD, ResourceDialog } from './ResourceDialog';
import { ResourceHead } from './ResourceHead';
import { ResourceShow } from './ResourceShow';
import { useShownColumns } from './useShownColumns';
import { Value } from './Value';

/** How a field is drawn in the list, and what its column is called, where that is not the field's own name. */
export type Cells<Item> = Partial<Record<string, { label?: string; render: (record: Item) => ReactNode }>>;

export interface ResourceListProps<Item extends AnyRecord> {
  resource: ConsoleResource;
  /** Fields that are more than text, a day or a word of several. */
  cells?: Cells<Item>;
  /** What can be done with one record beyond editing and deleting it. */
  actions?: (record: Item) => ReactNode;
  /** What can be done with all that are selected, beyond deleting them. */
  bulkActions?: ReactNode;
  /** Whom or what a deletion affects; nothing by default. */
  consequenceOf?: (records: readonly Item[]) => string;
  /** Whether a button beside the record opens it to be edited. */
  isEditable?: boolean;
  /** The way to a new record, where it is not a dialog of the list. */
  add?: ReactNode;
  perPage?: number;
  /** Where the browser remembers how the list was left; by default under the resource. */
  storeKey?: string;
  /** The dialog of an opened record; made from the schema when left out. */
  children?: ReactNode;
}

/** The page of a resource: its list, and all that the schema says can be done with it. */
export function ResourceList<Item extends AnyRecord>(props: ResourceListProps<Item>) {
  const { resource, cells = {}, actions, bulkActions, consequenceOf, add, children, ...list } = props;
  const { perPage, storeKey } = list;
  const { name, words, filters, orders, columns, form } = resource;
  const { isEditable = form.length > 0 } = list;
  const { open } = useOpenRecord(name);
  const [shown, setShown] = useShownColumns(resource);
  const [opening = { field: 'id', order: 'DESC' as const }] = orders;
  const create = resource.canCreate && (
    <Button variant="contained" startIcon={<Add />} onClick={() => open(NEW_RECORD)}>
      {words.add}
    </Button>
  );
  const dialog = form.length > 0 ? <ResourceDialog resource={resource} /> : <ResourceShow resource={resource} />;
  return (
    <RecordList<Item>
      resource={name}
      {...(perPage !== undefined && { perPage })}
      {...(storeKey !== undefined && { storeKey })}
      sort={opening}
      head={
        <ResourceHead resource={resource}>
          {columns.some(({ isShown }) => !isShown) && (
            <ColumnChoice resource={resource} shown={shown} onChange={setShown} />
          )}
          {add ?? create}
        </ResourceHead>
      }
      filters={{
        label: words.title,
        placeholder: words.searched,
        selects: filters.map(({ all, choices, ...filter }) => ({
          ...filter,
          choices: [{ value: '', label: all }, ...choices],
        })),
      }}
      unit={words.unit}
      columns={columns
        .filter(({ field }, index) => index === 0 || shown.includes(field))
        .map(({ field, isSortable }, index) => columnOf(resource, field, isSortable, index === 0, cells))}
      orders={orders}
      failureTitle={words.listNotLoaded}
      empty={words.empty}
      nothingFound={words.nothingFound}
      nameOf={(record) => nameOf(resource, record)}
      actions={(record) => (
        <RecordActions resource={resource} record={record} isEditable={isEditable} consequenceOf={consequenceOf}>
          {actions?.(record)}
        </RecordActions>
      )}
      bulkActions={
        <>
          {bulkActions}
          <DeleteSelected resource={resource} consequenceOf={consequenceOf} />
        </>
      }
    >
      {children ?? dialog}
    </RecordList>
  );
}

function columnOf<Item extends AnyRecord>(
  resource: ConsoleResource,
  name: string,
  isSortable: boolean,
  isFirst: boolean,
  cells: Cells<Item>,
): Column<Item> {
  const field = fieldOf(resource, name);
  const { label = field.label, render } = cells[name] ?? {};
  return {
    source: name,
    label,
    ...(!isSortable && { sortable: false as const }),
    render:
      render ??
      ((record) =>
        isFirst ? (
          <RecordLink resource={resource.name} id={record.id}>
            {nameOf(resource, record)}
          </RecordLink>
        ) : (
          <Value field={field} record={record} />
        )),
  };
}
