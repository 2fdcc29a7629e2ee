import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleResource } from 'contracts';
import { lazy, useId, useState } from 'react';

import { MORE_FIELDS, moreIn, nameOf, type AnyRecord } from './fields';
import { StoredRecord } from './ResourceDialog';

const MoreForm = lazy(() => import('./MoreForm'));

/** Opens the fields that people added to the type of a record which has no form of its own in the console. */
export function MoreAction({ resource, record }: { resource: ConsoleResource; record: AnyRecord }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const name = nameOf(resource, record);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title={MORE_FIELDS}>
        <IconButton aria-label={`${MORE_FIELDS} of ${name}`} onClick={() => setOpen(true)}>
          <PlaylistAdd fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={(_event, reason) => {
          // A click beside the dialog does not throw away what was typed.
          if (reason !== 'backdropClick') close();
        }}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {MORE_FIELDS} of {name}
        </DialogTitle>
        <StoredRecord
          resource={resource}
          Form={MoreForm}
          transform={(values: object) => ({ more: moreIn(values) })}
          id={record.id}
          onClose={close}
        />
      </Dialog>
    </>
  );
}
