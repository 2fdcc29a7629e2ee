import MailOutline from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import { messages, paths, type Person } from 'contracts';
import { useId } from 'react';

import { Button, ButtonLink } from '../Button';
import { IconButton } from '../IconButton';
import { IconLink } from '../IconLink';

const Icon = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed', background: 'none' },
  '&[aria-disabled="true"] svg': { opacity: 0.6 },
}));
const Worded = styled(Button)(({ theme }) => ({
  '& svg': { fontSize: 20 },
  '&[aria-disabled="true"]': {
    color: theme.vars.palette.text.secondary,
    borderStyle: 'dashed',
    cursor: 'not-allowed',
    '&:hover': { borderColor: theme.vars.palette.scheme.outline },
  },
}));

/** Takes a line of its own among buttons that wrap. */
const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flexBasis: '100%',
  order: 9,
  color: theme.vars.palette.text.secondary,
}));

interface EnvelopeButtonProps {
  person: Pick<Person, '_id' | 'name' | 'canMessage'>;
  /** Words beside the envelope, where it is one action among several. */
  words?: 'Message';
}

/** Leads to the thread with a person; off, and says why, for whoever takes no messages. */
export function EnvelopeButton({ person, words }: EnvelopeButtonProps) {
  const reasonId = useId();
  const { _id, name, canMessage } = person;
  const label = words ? `${words} ${name}` : `Write to ${name}`;
  const content = (
    <>
      <MailOutline aria-hidden="true" />
      {words}
    </>
  );
  if (canMessage) {
    const link = { 'aria-label': label, children: content };
    return words ? (
      <ButtonLink {...link} href={paths.thread(_id)} look="outlined" />
    ) : (
      <IconLink {...link} to={paths.thread(_id)} />
    );
  }
  const button = { type: 'button' as const, 'aria-label': label, 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <>
      {words ? (
        <Worded {...button} look="outlined">
          {content}
        </Worded>
      ) : (
        <Icon {...button}>{content}</Icon>
      )}
      <Reason id={reasonId} className="reason">
        {messages.messagingOff}
      </Reason>
    </>
  );
}
