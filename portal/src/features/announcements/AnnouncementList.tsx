import { messages, paths, type Announcement, type AnnouncementCategory, type Page } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { JsonLd } from '../../components/JsonLd';
import { Notice } from '../../components/Notice';
import { PagedList } from '../../components/PagedList';
import { useApi } from '../../lib/useApi';
import { announcementData } from './announcementData';
import { AnnouncementRow } from './AnnouncementRow';
import { AnnouncementSkeletons } from './AnnouncementSkeletons';

interface AnnouncementListProps {
  /** The API's path of the list. */
  apiPath: string;
  category: AnnouncementCategory | undefined;
}

/** The announcements of a page. */
export function AnnouncementList({ apiPath, category }: AnnouncementListProps) {
  const result = useApi<Page<Announcement>>(apiPath);
  return (
    <PagedList
      result={result}
      failure={messages.announcementsNotLoaded}
      skeleton={<AnnouncementSkeletons />}
      pathOf={(page) => paths.announcements({ category, page })}
      above={({ data }) => <JsonLd data={data.map(announcementData)} />}
      empty={() => (
        <Notice title="No announcements found">
          {category && (
            <ButtonLink href={paths.announcements()} look="outlined">
              Show all announcements
            </ButtonLink>
          )}
        </Notice>
      )}
    >
      {(announcement: Announcement) => <AnnouncementRow announcement={announcement} />}
    </PagedList>
  );
}
