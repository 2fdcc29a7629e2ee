import { api, excerpt, messages, paths, shareImages, type EventDetail, type One } from 'contracts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { ArticleFrame } from '../../components/ArticleFrame';
import { ButtonLink } from '../../components/Button';
import { JsonLd } from '../../components/JsonLd';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { PrivateHead } from '../../components/PrivateHead';
import { usePageData } from '../../lib/pageData';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useRedirect } from '../../lib/useRedirect';
import { useSite } from '../../lib/useSite';
import { EventArticle } from './detail/EventArticle';
import { EventArticleSkeleton } from './detail/EventArticleSkeleton';
import { eventDetailData } from './eventData';

/** About as much as search engines and previews show, in characters. */
const DESCRIPTION_CHARS = 160;

const FRAME = { back: { href: paths.events(), label: 'All events' } };

/** One event (member §2, Event detail). When it cannot be loaded, the way leads to all events. */
export default function EventPage() {
  const { id = '' } = useParams();
  const site = useSite();
  const { origin } = usePageData();
  const redirect = useRedirect();
  const { data, error } = useApi<One<EventDetail>>(api.event(id));
  const hasFailed = error !== undefined;
  useFailureToast(error, messages.eventNotLoaded);
  useEffect(() => {
    if (hasFailed) redirect(paths.events());
  }, [hasFailed, redirect]);

  // For search engines, and whoever runs no script.
  if (error) {
    return (
      <ArticleFrame {...FRAME}>
        <PrivateHead title={messages.eventNotFound} />
        <Notice isPage title={messages.eventNotFound} text="It may have been taken down.">
          <ButtonLink href={paths.events()} look="outlined">
            Show all events
          </ButtonLink>
        </Notice>
      </ArticleFrame>
    );
  }
  if (!data) {
    return (
      <ArticleFrame {...FRAME}>
        <EventArticleSkeleton />
      </ArticleFrame>
    );
  }
  const event = data.data;
  return (
    <ArticleFrame {...FRAME}>
      <PageHead
        title={event.title}
        description={excerpt(event.description || event.title, DESCRIPTION_CHARS)}
        canonicalPath={paths.event(id)}
        image={shareImages.event(site, event)}
      />
      <JsonLd data={eventDetailData(event, site, origin)} />
      <EventArticle event={event} />
    </ArticleFrame>
  );
}
