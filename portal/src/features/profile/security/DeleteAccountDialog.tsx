import { styled } from '@mui/material/styles';
import { api, deleteAccountBody, messages, paths, type MessageAnswer } from 'contracts';

import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { Failure } from '../../../components/form/Failure';
import { PasswordField } from '../../../components/form/PasswordField';
import { useForm } from '../../../components/form/useForm';
import { send } from '../../../lib/fetcher';
import { useSession } from '../../../lib/session';

const Form = styled('form')({ marginTop: 20 });
const Delete = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
}));

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.accountNotDeleted };

/**
 * Asks once more before the account goes (member §5), and for the password, so that a borrowed screen deletes nobody.
 * Then it is left for the landing page.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { leave } = useSession();
  const { formProps, faults, failure, isSending } = useForm({
    schema: deleteAccountBody,
    submit: (body) =>
      leave(paths.home(), async () => (await send<MessageAnswer>('DELETE', api.account(), body)).data.msg),
    sentences: SENTENCES,
    // It is read out where it stands.
    onFailure: () => undefined,
  });
  return (
    <Dialog open title={messages.confirmAccountDeletion} onClose={onClose}>
      <Form {...formProps}>
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          fault={faults.currentPassword}
        />
        <Failure role="alert">{failure}</Failure>
        <DialogActions>
          <Button type="button" look="outlined" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Delete type="submit" aria-disabled={isSending} aria-busy={isSending}>
            Delete Account
          </Delete>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
