import { messages, paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { PrivateHead } from '../../components/PrivateHead';
import { AnnouncementFrame } from './AnnouncementFrame';

/** Stands at the address of an announcement that does not exist, or no longer (admin §8). */
export function NoSuchAnnouncement() {
  return (
    <AnnouncementFrame>
      <PrivateHead title={messages.announcementNotFound} />
      <Notice isPage title={messages.announcementNotFound} text="It may have been taken down.">
        <ButtonLink href={paths.announcements()} look="outlined">
          Show all announcements
        </ButtonLink>
      </Notice>
    </AnnouncementFrame>
  );
}
