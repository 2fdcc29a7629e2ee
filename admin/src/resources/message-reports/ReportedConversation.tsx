import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MessageReport, type ReportedThread } from 'contracts';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ReportedMessage } from './ReportedMessage';
import type { useReport } from './useReport';

const Part = styled('section')(({ theme }) => ({
  marginTop: 20,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h4, fontSize: '1rem', marginBottom: 10 },
  '& > p': { ...theme.typography.body2, marginBottom: 14, color: theme.vars.palette.text.secondary },
}));

interface ReportedConversationProps {
  record: MessageReport;
  conversation: ReportedThread['messages'] | undefined;
  read: ReturnType<typeof useReport>['read'];
}

/** The conversation of a report, which is read after a question: both people are told of it. */
export function ReportedConversation({ record, conversation, read }: ReportedConversationProps) {
  const [isAsking, setAsking] = useState(false);
  const { openedAt, reporterName, reportedName } = record;
  const open = () => {
    setAsking(false);
    read.mutate();
  };
  if (conversation) {
    return (
      <Part aria-label="Conversation">
        <h3>Conversation</h3>
        {conversation.length === 0 && <p>Nothing is left of it.</p>}
        {conversation.map((message) => (
          <ReportedMessage
            key={message._id}
            report={record.id}
            message={message}
            name={message.by === 'reporter' ? reporterName : reportedName}
          />
        ))}
      </Part>
    );
  }
  return (
    <Part aria-label="Conversation">
      <h3>Conversation</h3>
      <p>
        {openedAt
          ? 'It has been opened already, and both people know.'
          : 'Nobody has opened it yet. Both people are told when somebody does.'}
      </p>
      <Button variant="outlined" disabled={read.isPending} onClick={openedAt ? open : () => setAsking(true)}>
        Read the conversation
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Read this conversation?"
        action="Read it"
        busy={read.isPending}
        onConfirm={open}
        onClose={() => setAsking(false)}
      >
        {reporterName} and {reportedName} are both told that an admin has read it.
      </ConfirmDialog>
    </Part>
  );
}
