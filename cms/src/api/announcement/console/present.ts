import type { ConsoleAnnouncement } from 'contracts';

import { presentTime } from '../../../shared/stored-time';
import { presentAnnouncement, presentAnnouncementDetail } from '../presenter';

/** Names the fields of an announcement that reach the console's list. */
export function presentRow(
  document: Parameters<typeof presentAnnouncement>[0],
): Omit<ConsoleAnnouncement, 'description'> {
  const row = presentAnnouncement(document);
  return { id: row._id, ...row, updatedAt: presentTime(document.updatedAt) };
}

/** Names the fields of an announcement that reach an admin who writes it. */
export function presentRecord(document: Parameters<typeof presentAnnouncementDetail>[0]): ConsoleAnnouncement {
  return { ...presentRow(document), description: presentAnnouncementDetail(document).description };
}
