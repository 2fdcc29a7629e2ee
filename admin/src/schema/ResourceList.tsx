import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type ConsoleResource } from 'contracts';
import type { ReactNode } from 'react';

import type { Column } from '../components/list/columns';
import { RecordList } from '../components/list/RecordList';
import { WaitingCount } from '../components/WaitingCount';
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
import { SavedViews } from './views/SavedViews';

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
  /** What a click on a row does, where it does not open the record. */
  onOpen?: (record: Item) => void;
  /** What else can be done with the list as a whole, before the way to a new record. */
  tools?: ReactNode;
  /** The way to a new record, where it is not a dialog of the list. */
  add?: ReactNode;
  /** Stands between the head of the page and the list. */
  above?: ReactNode;
  /** Whether records can be deleted. */
  isDeletable?: boolean;
  /** Says how many records are shown, where the documents have words for it. */
  footer?: (shown: number, total: number) => string;
  perPage?: number;
  /** Where the browser remembers how the list was left; by default under the resource. */
  storeKey?: string;
  /** The dialog of an opened record; made from the schema when left out. */
  children?: ReactNode;
}

/** The page of a resource: its list, and all that the schema says can be done with it. */
export function ResourceList<Item extends AnyRecord>(props: ResourceListProps<Item>) {
  const { resource, cells = {}, actions, bulkActions, consequenceOf, onOpen, tools, add, above, children } = props;
  const { perPage, storeKey, footer, isDeletable = true } = props;
  const { name, words, filters, orders, columns, form, waiting } = resource;
  const { isEditable = form.length > 0 } = props;
  const hasActions =
    isEditable || isDeletable || actions !== undefined || resource.moderation !== null || resource.more.length > 0;
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
        <>
          <ResourceHead resource={resource}>
            {tools}
            {add ?? create}
          </ResourceHead>
          {above}
        </>
      }
      filters={{
        label: words.title,
        placeholder: words.searched,
        selects: filters.map(({ all, choices, ...filter }) => ({
          ...filter,
          choices: [
            { value: '', label: all },
            ...choices.map((choice) =>
              waiting?.filter[filter.key] === choice.value
                ? { ...choice, mark: <WaitingCount resource={name} {...waiting} /> }
                : choice,
            ),
          ],
        })),
        tools: (
          <>
            <SavedViews resource={name} columns={shown} onColumns={setShown} />
            <ColumnChoice resource={resource} shown={shown} onChange={setShown} />
          </>
        ),
      }}
      unit={words.unit}
      footer={footer}
      columns={columns
        .filter(({ field }, index) => index === 0 || shown.includes(field))
        .map(({ field, isSortable }, index) => columnOf(resource, field, isSortable, index === 0, cells))}
      orders={orders}
      failureTitle={words.listNotLoaded}
      empty={words.empty}
      nothingFound={words.nothingFound}
      nameOf={(record) => nameOf(resource, record)}
      {...(hasActions && {
        actions: (record) => (
          <RecordActions {...{ resource, record, isEditable, isDeletable, consequenceOf }}>
            {actions?.(record)}
          </RecordActions>
        ),
      })}
      onOpen={onOpen ?? ((record) => open(record.id))}
      {...((bulkActions !== undefined || isDeletable) && {
        bulkActions: (
          <>
            {bulkActions}
            {isDeletable && <DeleteSelected resource={resource} consequenceOf={consequenceOf} />}
          </>
        ),
      })}
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
