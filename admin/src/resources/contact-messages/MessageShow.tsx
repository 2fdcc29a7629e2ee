import Dialog from '@mui/material/Dialog';
import { messages, type ConsoleContactMessage } from 'contracts';
import { ShowBase } from 'react-admin';

import { useOpenRecord } from '../../lib/useOpenRecord';
import { useToast } from '../../components/useToast';
import { MessageLetter } from './MessageLetter';

const TITLE_ID = 'open-message';

/** One whole message, open while the address names it. */
export function MessageShow() {
  const { openId, close } = useOpenRecord('contact-messages');
  const toast = useToast();
  return (
    <Dialog open={openId !== undefined} onClose={close} aria-labelledby={TITLE_ID} maxWidth="sm" fullWidth>
      {openId !== undefined && (
        <ShowBase<ConsoleContactMessage>
          resource="contact-messages"
          id={openId}
          queryOptions={{
            onError: (error) => {
              toast.failure(messages.contactMessageNotLoaded, error);
              close();
            },
          }}
        >
          <MessageLetter titleId={TITLE_ID} onClose={close} />
        </ShowBase>
      )}
    </Dialog>
  );
}
