import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';

/** A field of a list. The first one names the record. */
export interface Column<Item extends RaRecord> {
  /** The field; the server sorts by it. */
  source: string;
  label: string;
  /** False for a field that the server does not sort by. */
  sortable?: false;
  render: (record: Item) => ReactNode;
}

/** A way to sort a list, in words. */
export interface Order extends SortPayload {
  label: string;
}

/** What draws the records of a list, as a table or as cards. */
export interface RecordsView<Item extends RaRecord> {
  columns: readonly Column<Item>[];
  /** Says which record a control belongs to. */
  nameOf: (record: Item) => string;
  /** What can be done with one record; left out where nothing can. */
  actions?: ((record: Item) => ReactNode) | undefined;
  /** Opens a record, as a click anywhere in its row does; left out where there is nothing to open. */
  onOpen?: ((record: Item) => void) | undefined;
  /** Whether records can be selected, to do something with all that are. */
  isSelectable: boolean;
}
