import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Reply from '@mui/icons-material/Reply';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ConsoleContactMessage } from 'contracts';

import { useReplyAddress } from './useReplyAddress';
import { useSetStatus } from './useSetStatus';

/** What else can be done with one message in the list: reply, mark as handled or reopen. */
export function MessageActions({ message: { id, name, email, status } }: { message: ConsoleContactMessage }) {
  const setStatus = useSetStatus();
  const replyAddress = useReplyAddress();
  const isNew = status === 'new';
  const mark = isNew ? 'Mark as handled' : 'Reopen';
  return (
    <>
      <Tooltip title="Reply">
        <IconButton aria-label={`Reply to ${name}`} href={replyAddress(email)}>
          <Reply fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={mark}>
        <IconButton
          aria-label={`${mark}: ${name}`}
          disabled={setStatus.isPending}
          onClick={() => setStatus.mutate({ ids: [id], status: isNew ? 'handled' : 'new' })}
        >
          {isNew ? <MarkEmailRead fontSize="small" /> : <MarkEmailUnread fontSize="small" />}
        </IconButton>
      </Tooltip>
    </>
  );
}
