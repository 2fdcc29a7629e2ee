import MailOutline from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import { messages, type Person } from 'contracts';
import { lazy, Suspense, useId, useState } from 'react';
import { VisuallyHidden } from 'ui';

import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';

const loadDialog = () => import('./MessageDialog');
const MessageDialog = lazy(loadDialog);

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

interface EnvelopeButtonProps {
  person: Pick<Person, '_id' | 'name' | 'canMessage'>;
  /** With a word beside the envelope, where it is one action among several. */
  isWorded?: boolean;
}

/** Opens the form that writes to a person; off, and says why, for whoever takes no messages. */
export function EnvelopeButton({ person, isWorded = false }: EnvelopeButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const reasonId = useId();
  const { name, canMessage } = person;
  const reason = canMessage ? undefined : messages.messagingOff;
  const button = {
    type: 'button' as const,
    title: reason,
    'aria-label': isWorded ? `Message ${name}` : `Write to ${name}`,
    'aria-disabled': !canMessage,
    'aria-describedby': canMessage ? undefined : reasonId,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => void loadDialog(),
    onClick: () => canMessage && setDialog('open'),
  };
  return (
    <>
      {isWorded ? (
        <Worded {...button} look="outlined">
          <MailOutline aria-hidden="true" />
          Message
        </Worded>
      ) : (
        <Icon {...button}>
          <MailOutline aria-hidden="true" />
        </Icon>
      )}
      {reason && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
      {dialog !== 'unused' && (
        <Suspense>
          <MessageDialog person={person} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
