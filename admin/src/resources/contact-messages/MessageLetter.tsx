import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { ConsoleContactMessage, ConsoleResource } from 'contracts';
import { useState } from 'react';
import { useShowContext } from 'react-admin';
import { Skeleton } from 'ui';

import { useDates } from '../../providers/dates';
import { DeleteRecords } from '../../schema/DeleteRecords';
import { inWords } from '../../schema/fields';
import { MoreFacts } from '../../schema/MoreFacts';
import { MessageStatus } from './messageCells';
import { useReplyAddress } from './useReplyAddress';
import { useSetStatus } from './useSetStatus';

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBottom: 16,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
/** A stranger's words, as text and in their own lines. */
const Words = styled('p')({ paddingBlock: 20, maxWidth: '65ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface MessageLetterProps {
  resource: ConsoleResource;
  titleId: string;
  onClose: () => void;
}

/** Who wrote what and when, and what can be done about it. */
export function MessageLetter({ resource, titleId, onClose }: MessageLetterProps) {
  const { record } = useShowContext<ConsoleContactMessage>();
  return record ? (
    <Letter resource={resource} message={record} titleId={titleId} onClose={onClose} />
  ) : (
    <DialogContent role="status" aria-label="Loading">
      <DialogTitle id={titleId} sx={{ padding: 0, marginBottom: 2 }}>
        Message
      </DialogTitle>
      <Skeleton style={{ width: '60%', height: 16, marginBottom: 24 }} />
      <Skeleton style={{ height: 120 }} />
    </DialogContent>
  );
}

function Letter({ resource, message, titleId, onClose }: MessageLetterProps & { message: ConsoleContactMessage }) {
  const { id, name, email, status, handledAt, createdAt } = message;
  const [deleting, setDeleting] = useState(false);
  const { date, moment } = useDates();
  const setStatus = useSetStatus();
  const replyAddress = useReplyAddress();
  const isNew = status === 'new';
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Facts>
          <span>{email}</span>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
          <MessageStatus status={status}>{handledAt && ` ${date(handledAt)}`}</MessageStatus>
        </Facts>
        <Words>{message.message}</Words>
        <MoreFacts resource={resource} record={message} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" sx={{ marginRight: 'auto' }} onClick={() => setDeleting(true)}>
          Delete
        </Button>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="outlined"
          disabled={setStatus.isPending}
          onClick={() => setStatus.mutate({ ids: [id], status: isNew ? 'handled' : 'new' })}
        >
          {isNew ? 'Mark as handled' : 'Reopen'}
        </Button>
        <Button variant="contained" href={replyAddress(email)}>
          Reply
        </Button>
      </DialogActions>
      <DeleteRecords
        resource={resource}
        ids={[id]}
        title={inWords(resource.words.deletion, { name })}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
      />
    </>
  );
}
