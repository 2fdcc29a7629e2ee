import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { messages, type ConsoleUser } from 'contracts';
import { EditBase } from 'react-admin';

import { useOpenRecord } from '../../lib/useOpenRecord';
import { useSaving } from '../../components/useSaving';
import { useToast } from '../../components/useToast';
import { UserForm } from './UserForm';

const TITLE_ID = 'edit-user';

/** The edit dialog (admin §2), open while the address names a person. */
export function UserEdit() {
  const { openId, close } = useOpenRecord('users');
  const toast = useToast();
  const saving = useSaving({ success: messages.userUpdated, failure: messages.userNotUpdated, onSaved: close });
  return (
    <Dialog open={openId !== undefined} onClose={close} aria-labelledby={TITLE_ID} maxWidth="xs" fullWidth>
      <DialogTitle id={TITLE_ID}>Edit user</DialogTitle>
      {openId !== undefined && (
        <EditBase<ConsoleUser>
          resource="users"
          id={openId}
          mutationMode="pessimistic"
          redirect={false}
          mutationOptions={saving}
          queryOptions={{
            onError: (error) => {
              toast.failure('Failed to load user', error);
              close();
            },
          }}
        >
          <UserForm onCancel={close} />
        </EditBase>
      )}
    </Dialog>
  );
}
