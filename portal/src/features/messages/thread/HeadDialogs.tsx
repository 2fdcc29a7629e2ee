import { lazy, Suspense, useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { nameOf } from '../words/inWords';
import type { Conversation } from './conversation';
import type { HeadDialog } from './ConversationHead';
import { ReadSettingsDialog } from './ReadSettingsDialog';
import { ReportDialog } from './ReportDialog';

const MessageDialog = lazy(() => import('../../../components/people/MessageDialog'));

interface HeadDialogsProps {
  conversation: Conversation;
  open: HeadDialog | null;
  onClose: () => void;
  onBlock: () => Promise<void>;
  onReported: () => void;
}

/** What the menu of a conversation opens. */
export default function HeadDialogs({ conversation, open, onClose, onBlock, onReported }: HeadDialogsProps) {
  const [isBlocking, setBlocking] = useState(false);
  const { person } = conversation;
  const name = nameOf(person);
  const block = async () => {
    setBlocking(true);
    await onBlock();
    setBlocking(false);
    onClose();
  };
  return (
    <>
      <ReadSettingsDialog open={open === 'settings'} onClose={onClose} />
      <ReportDialog conversation={conversation} open={open === 'report'} onClose={onClose} onReported={onReported} />
      <ConfirmDialog
        open={open === 'block'}
        question={`Block ${name}? Your connection ends, and neither of you can write to the other.`}
        action="Block"
        isBusy={isBlocking}
        onConfirm={() => void block()}
        onClose={onClose}
      />
      {person && (
        <Suspense>
          <MessageDialog person={person} open={open === 'mail'} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
