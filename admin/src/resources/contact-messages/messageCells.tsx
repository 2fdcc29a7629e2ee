import { styled } from '@mui/material/styles';
import type { ConsoleContactMessage, ContactStatus } from 'contracts';
import type { ReactNode } from 'react';

import { EmailAddress } from '../../components/EmailAddress';
import { StatusTag } from '../../components/StatusTag';
import { RecordLink } from '../../schema/RecordLink';
import type { Cells } from '../../schema/ResourceList';

const Sender = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  maxWidth: '30ch',
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  // As in a mailbox: what is new stands out.
  '&[data-handled] > a': { fontWeight: 450 },
}));

const STATUS_LABELS: Record<ContactStatus, string> = { new: 'New', handled: 'Handled' };

/** What the list shows of a message, beyond words and days. */
export const messageCells: Cells<ConsoleContactMessage> = {
  name: { render: (message) => <From message={message} /> },
  status: { render: ({ status }) => <MessageStatus status={status} /> },
};

/** Whether somebody has answered. */
export function MessageStatus({ status, children }: Pick<ConsoleContactMessage, 'status'> & { children?: ReactNode }) {
  return (
    <StatusTag tone={status === 'handled' ? 'good' : 'waiting'}>
      {STATUS_LABELS[status]}
      {children}
    </StatusTag>
  );
}

/** Who wrote; the name leads to the whole message, over the list as it is. */
function From({ message: { id, name, email, status } }: { message: ConsoleContactMessage }) {
  return (
    <Sender data-handled={status === 'handled' || undefined}>
      <RecordLink resource="contact-messages" id={id}>
        {name}
      </RecordLink>
      <EmailAddress>{email}</EmailAddress>
    </Sender>
  );
}
