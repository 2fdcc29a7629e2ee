import type { Modules } from '@strapi/strapi';
import type { Announcement, AnnouncementDetail } from 'contracts';

import { idsOf } from '../../shared/present-id';
import { presentRichText } from '../../shared/present-rich-text';
import { presentTime } from '../../shared/stored-time';

/** What lists load: everything but the text itself. */
export const announcementFields = ['title', 'category', 'excerpt', 'announcedAt', 'updatedAt'] as const;

type Uid = 'api::announcement.announcement';
type LoadedAnnouncement = Modules.Documents.Result<Uid>;
type ListedAnnouncement = Pick<LoadedAnnouncement, 'documentId' | (typeof announcementFields)[number]>;

/** Names the fields of an announcement in a list that leave the server. */
export function presentAnnouncement(document: ListedAnnouncement): Announcement {
  return { ...presentHead(document), content: document.excerpt ?? '' };
}

/** Names the fields of an announcement on its own page that leave the server. */
export function presentAnnouncementDetail(document: LoadedAnnouncement): AnnouncementDetail {
  const head = presentHead(document);
  return {
    ...head,
    date: head.createdAt,
    description: presentRichText(document.description),
    updatedAt: presentTime(document.updatedAt),
  };
}

/** `createdAt` is the day of the first publication (admin §3); a draft that never had one shows its last change. */
function presentHead({ documentId, title, category, announcedAt, updatedAt }: ListedAnnouncement) {
  return {
    ...idsOf({ documentId }),
    title: title ?? '',
    category: category ?? ('general' as const),
    createdAt: presentTime(announcedAt ?? updatedAt),
  };
}
