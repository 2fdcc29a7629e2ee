import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { ConsoleRelated, ConsoleResource } from 'contracts';
import { useId } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';

import { useSaving } from '../../components/useSaving';
import { blankOf, nameOf } from '../fields';
import ResourceForm from '../ResourceForm';

interface CreateRelatedProps {
  resource: ConsoleResource;
  open: boolean;
  onClose: () => void;
  onCreated: (record: ConsoleRelated) => void;
}

/** Adds a record of another resource, which the form below then names. */
export function CreateRelated({ resource, open, onClose, onCreated }: CreateRelatedProps) {
  const { name, words } = resource;
  const titleId = useId();
  const { onError } = useSaving({ success: words.created, failure: words.notSaved, onSaved: onClose });
  return (
    // React lets its submission rise to the form around, which has not been sent.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId}>{words.add}</DialogTitle>
        <CreateBase
          resource={name}
          record={blankOf(resource)}
          redirect={false}
          mutationOptions={{
            onSuccess: (record: RaRecord) => {
              onCreated({ id: String(record.id), label: nameOf(resource, record) });
              onClose();
            },
            onError,
          }}
        >
          <ResourceForm resource={resource} onCancel={onClose} />
        </CreateBase>
      </Dialog>
    </div>
  );
}
