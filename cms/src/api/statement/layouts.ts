import { errors } from '@strapi/utils';
import { messages, type BankLayout } from 'contracts';

import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';

export const LAYOUT = 'api::statement.bank-layout';
export const LAYOUTS_TABLE = 'bank_layouts';

const layout = tableOf(LAYOUT, 'layout');
export const STORED_LAYOUT = selection({
  ...pick(layout, 'id', 'documentId', 'name', 'delimiter', 'encoding', 'headerRow', 'dateFormat', 'dateColumn'),
  ...pick(layout, 'narrationColumn', 'createdAt', 'updatedAt'),
  amountColumn: layout.amountColumn.or(''),
  signColumn: layout.signColumn.or(''),
  debitColumn: layout.debitColumn.or(''),
  creditColumn: layout.creditColumn.or(''),
  idColumn: layout.idColumn.or(''),
});
export type StoredLayout = ReturnType<typeof STORED_LAYOUT.read>;

/** Banks as `layout`, to be filtered. */
export const layouts = (database: Database) => database(`${LAYOUTS_TABLE} as layout`);

/** A bank as it is known outside. @throws NotFoundError */
export async function findLayout(database: Database, documentId: string): Promise<StoredLayout> {
  const found = await STORED_LAYOUT.first(layouts(database).where('layout.document_id', documentId));
  if (!found) throw new errors.NotFoundError(messages.layoutNotFound);
  return found;
}

/** A bank as an admin reads it. */
export const presentLayout = ({
  id: _row,
  documentId,
  createdAt,
  updatedAt,
  ...columns
}: StoredLayout): BankLayout => ({
  ...{ id: documentId, _id: documentId, ...columns },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
