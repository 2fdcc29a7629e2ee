import { api, messages, paths } from 'contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useAnnouncementChange } from '../useAnnouncementChange';

const SENTENCES = { noAnswer: messages.announcementNotDeleted, fallback: messages.announcementNotDeleted };

interface DeleteDialogProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Deletes an announcement once that has been confirmed (admin §5), and goes on to the list. */
export default function DeleteDialog({ id, open, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const navigate = useNavigate();
  const takeChange = useAnnouncementChange();

  const remove = async () => {
    setBusy(true);
    try {
      await send('DELETE', api.announcement(id));
      showToast('success', messages.announcementDeleted);
      await navigate(paths.announcements(), { replace: true });
      await takeChange(id);
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      question={messages.confirmAnnouncementDeletion}
      action="Delete"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
