import { api, messages, paths, richTextExcerpt, shareImages, type AnnouncementDetail, type One } from 'contracts';
import { useParams } from 'react-router-dom';

import { JsonLd } from '../../components/JsonLd';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { usePageData } from '../../lib/pageData';
import { sentenceFor } from '../../lib/sentenceFor';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useSite } from '../../lib/useSite';
import { AdminTools } from './AdminTools';
import { announcementDetailData } from './announcementData';
import { AnnouncementFrame } from './AnnouncementFrame';
import { ArticleSkeleton } from './ArticleSkeleton';
import { lazyAnnouncementArticle } from './lazyParts';
import { NoSuchAnnouncement } from './NoSuchAnnouncement';

/** About as much as search engines and previews show, in characters. */
const DESCRIPTION_CHARS = 160;
const SENTENCES = { noAnswer: messages.announcementNotFetched, fallback: messages.announcementNotFetched };

/** One announcement: title, category, description and date (admin §2, member §2). */
export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const site = useSite();
  const { origin } = usePageData();
  const { data, error, retry } = useApi<One<AnnouncementDetail>>(api.announcement(id));
  const isMissing = error?.status === 404;
  useFailureToast(isMissing ? undefined : error, sentenceFor(error, SENTENCES));

  if (isMissing) return <NoSuchAnnouncement />;
  if (error) {
    return (
      <AnnouncementFrame>
        <LoadFailure title={messages.announcementNotFetched} error={error} onRetry={retry} />
      </AnnouncementFrame>
    );
  }
  if (!data) {
    return (
      <AnnouncementFrame>
        <ArticleSkeleton />
      </AnnouncementFrame>
    );
  }
  const { title, description, createdAt, updatedAt } = data.data;
  return (
    <AnnouncementFrame tools={<AdminTools id={id} />}>
      <PageHead
        title={title}
        description={richTextExcerpt(description, DESCRIPTION_CHARS)}
        canonicalPath={paths.announcement(id)}
        image={shareImages.announcement(site, data.data)}
        article={{ publishedAt: createdAt, changedAt: updatedAt }}
      />
      <JsonLd data={announcementDetailData(data.data, site, origin)} />
      <lazyAnnouncementArticle.Place announcement={data.data} />
    </AnnouncementFrame>
  );
}
