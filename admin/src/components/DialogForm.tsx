import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Skeleton } from 'ui';

import { FormFault } from './FormFault';
import { KEEP_TYPED } from './keep-typed';

interface DialogFormProps {
  /** Whether the record is here; until then its fields are hinted at. */
  isLoaded: boolean;
  /** How many fields are hinted at. */
  fields: number;
  /** Room between the fields, in the theme's steps. */
  gap?: number;
  /** Left out where there is no way back. */
  onCancel?: () => void;
  /** What can be done with it beside, or in the place of, saving it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of a record in a dialog: its fields, why it could not be saved, Cancel and Save. */
export function DialogForm({ isLoaded, fields, gap = 2.25, onCancel, actions, children }: DialogFormProps) {
  return (
    <Form noValidate disableInvalidFormNotification resetOptions={KEEP_TYPED}>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }}>
        {isLoaded ? (
          <>
            {children}
            <FormFault />
          </>
        ) : (
          <Loading fields={fields} />
        )}
      </DialogContent>
      <Actions canSave={isLoaded} {...(onCancel && { onCancel })}>
        {actions}
      </Actions>
    </Form>
  );
}

function Loading({ fields }: { fields: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} style={{ height: 42, margin: '8px 0 20px' }} />
      ))}
    </div>
  );
}

interface ActionsProps {
  canSave: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

function Actions({ canSave, onCancel, children }: ActionsProps) {
  // Reading them makes the form keep track of which fields were typed in.
  const { isSubmitting, dirtyFields: _typed } = useFormState();
  return (
    <DialogActions>
      {onCancel && (
        <Button disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      )}
      {children ?? (
        <Button type="submit" variant="contained" disabled={isSubmitting || !canSave}>
          Save
        </Button>
      )}
    </DialogActions>
  );
}
