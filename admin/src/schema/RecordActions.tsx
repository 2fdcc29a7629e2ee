import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleResource } from 'contracts';
import { useState, type ReactNode } from 'react';

import { useOpenRecord } from '../lib/useOpenRecord';
import { Decisions, isPending } from './Decisions';
import { DeleteRecords } from './DeleteRecords';
import { inWords, nameOf, type AnyRecord } from './fields';
import { MoreAction } from './MoreAction';
import { useUndoableDelete } from './useUndoableDelete';

interface RecordActionsProps<Item> {
  resource: ConsoleResource;
  record: Item;
  isEditable: boolean;
  isDeletable: boolean;
  consequenceOf?: ((records: readonly Item[]) => string) | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with one record in the list. */
export function RecordActions<Item extends AnyRecord>(props: RecordActionsProps<Item>) {
  const { resource, record, isEditable, isDeletable, consequenceOf, children } = props;
  const [deleting, setDeleting] = useState(false);
  const { open } = useOpenRecord(resource.name);
  const name = nameOf(resource, record);
  const remove = useUndoableDelete(resource);
  // What people made goes at once, and comes back as easily.
  const askOrDelete = () => (resource.isMade ? remove([record.id], `Deleted “${name}”`) : setDeleting(true));
  return (
    <>
      {isPending(resource, record) && <Decisions resource={resource} record={record} />}
      {children}
      {!isEditable && resource.more.length > 0 && <MoreAction resource={resource} record={record} />}
      {isEditable && (
        <Tooltip title="Edit">
          <IconButton aria-label={`Edit ${name}`} onClick={() => open(record.id)}>
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {isDeletable && (
        <Tooltip title="Delete">
          <IconButton aria-label={`Delete ${name}`} onClick={askOrDelete}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <DeleteRecords
        resource={resource}
        ids={[record.id]}
        title={inWords(resource.words.deletion, { name })}
        consequence={consequenceOf?.([record]) ?? ''}
        open={deleting}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}
