import { api, messages, paths, type AnnouncementDetail, type AnnouncementInput, type One } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { send } from '../../../lib/fetcher';
import { useToast } from '../../../lib/useToast';
import { useAnnouncementChange } from '../useAnnouncementChange';
import { AnnouncementForm } from './AnnouncementForm';
import { WritingFrame } from './WritingFrame';

const NOTHING: AnnouncementInput = { title: '', category: 'general', description: [] };

/** Writes a new announcement, which is published at once (design §8). */
export default function CreateAnnouncementPage() {
  const navigate = useNavigate();
  const showToast = useToast();
  const takeChange = useAnnouncementChange();

  const create = async (input: AnnouncementInput) => {
    const { data: stored } = await send<One<AnnouncementDetail>>('POST', api.announcements(), input);
    await takeChange(stored._id, stored);
    showToast('success', messages.announcementCreated);
    await navigate(paths.announcement(stored._id), { replace: true });
  };
  return (
    <WritingFrame title="Create Announcement">
      <AnnouncementForm initial={NOTHING} action="Publish" cancelPath={paths.announcements()} submit={create} />
    </WritingFrame>
  );
}
