import { messages, paths, type Announcement, type AnnouncementCategory, type Page } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { JsonLd } from '../../components/JsonLd';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { Pagination } from '../../components/Pagination';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { announcementData } from './announcementData';
import { AnnouncementRow } from './AnnouncementRow';
import { AnnouncementSkeletons } from './AnnouncementSkeletons';

interface AnnouncementListProps {
  /** The API's path of the list. */
  apiPath: string;
  category: AnnouncementCategory | undefined;
}

/** The announcements of a page, or what stands in while they load, when they failed to, or when there are none. */
export function AnnouncementList({ apiPath, category }: AnnouncementListProps) {
  const { data, error, retry } = useApi<Page<Announcement>>(apiPath);
  useFailureToast(error, messages.announcementsNotLoaded);
  if (error) return <LoadFailure title={messages.announcementsNotLoaded} error={error} onRetry={retry} />;
  if (!data) return <AnnouncementSkeletons />;
  if (data.data.length === 0) {
    return (
      <Notice title="No announcements found">
        {category && (
          <ButtonLink href={paths.announcements()} look="outlined">
            Show all announcements
          </ButtonLink>
        )}
      </Notice>
    );
  }
  return (
    <>
      <JsonLd data={data.data.map(announcementData)} />
      <ol>
        {data.data.map((announcement) => (
          <li key={announcement._id}>
            <AnnouncementRow announcement={announcement} />
          </li>
        ))}
      </ol>
      <Pagination pagination={data.meta.pagination} pathOf={(page) => paths.announcements({ category, page })} />
    </>
  );
}
