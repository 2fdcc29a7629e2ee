import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { NAME_MAX_CHARS, type ConsoleUser } from 'contracts';
import { BooleanInput, email, Form, maxLength, required, SelectInput, TextInput, useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { FormFault } from '../../components/FormFault';
import { Skeleton } from '../../components/Skeleton';
import { roleChoices } from '../../lib/roles';

/** The fields of an account that an admin may change (admin §6). */
export function UserForm({ onCancel }: { onCancel: () => void }) {
  const { record } = useEditContext<ConsoleUser>();
  return (
    <Form noValidate disableInvalidFormNotification>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {record ? (
          <>
            <TextInput
              source="name"
              helperText={false}
              validate={[required(), maxLength(NAME_MAX_CHARS)]}
              autoComplete="off"
              autoFocus
            />
            <TextInput
              source="email"
              type="email"
              helperText={false}
              validate={[required(), email('Please enter a valid email address')]}
              autoComplete="off"
            />
            <SelectInput source="role" choices={roleChoices} helperText={false} validate={required()} />
            <BooleanInput source="isVerified" helperText="Whether the email address is known to be theirs." />
            <FormFault />
          </>
        ) : (
          ['name', 'email', 'role', 'isVerified'].map((name) => (
            <Skeleton key={name} style={{ height: 42, margin: '8px 0 20px' }} />
          ))
        )}
      </DialogContent>
      <Actions canSave={record !== undefined} onCancel={onCancel} />
    </Form>
  );
}

interface ActionsProps {
  canSave: boolean;
  onCancel: () => void;
}

function Actions({ canSave, onCancel }: ActionsProps) {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={isSubmitting || !canSave}>
        Save
      </Button>
    </DialogActions>
  );
}
