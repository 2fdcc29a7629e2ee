import { api, shareImages, type ComposedPage as PageContent, type One } from 'contracts';
import { useMemo } from 'react';

import { blockFor } from '../../blocks';
import { Container } from '../../components/Container';
import { JsonLd } from '../../components/JsonLd';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { usePageData } from '../../lib/pageData';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';
import { ComposedPageSkeleton } from './ComposedPageSkeleton';
import { NoSuchPage } from './NoSuchPage';
import { bringsOwnTitle } from './placeSections';
import { Sections } from './Sections';
import { structuredData } from './structuredData';

interface ComposedPageProps {
  slug: string;
  /** The landing page bears the society's name alone. */
  isLanding?: boolean;
}

/** A page that editors compose from sections: each is drawn by the block of its component (design §3). */
export function ComposedPage({ slug, isLanding = false }: ComposedPageProps) {
  const site = useSite();
  const { origin } = usePageData();
  const { data, error, retry } = useApi<One<PageContent>>(api.page(slug));
  // A section of a later build than this one is left out, as if it were not there.
  const sections = useMemo(() => data?.data.sections.filter(blockFor) ?? [], [data]);
  if (error?.status === 404) return <NoSuchPage isLanding={isLanding} />;
  if (error) {
    return (
      <Container style={{ paddingTop: 96 }}>
        <LoadFailure title="This page did not load" error={error} onRetry={retry} urgent />
      </Container>
    );
  }
  if (!data) return <ComposedPageSkeleton />;
  const { title, description } = data.data;
  return (
    <>
      <PageHead
        title={isLanding ? undefined : title}
        description={description || site.settings.siteDescription}
        image={isLanding ? undefined : shareImages.page(site, data.data)}
      />
      <JsonLd data={structuredData(data.data, isLanding, { site, origin })} />
      {!bringsOwnTitle(sections) && <PageHeader title={isLanding ? site.name : title} />}
      {sections.length === 0 && (
        <Container>
          <Notice title="Nothing here yet" text="This page is still being written." />
        </Container>
      )}
      <Sections sections={sections} />
    </>
  );
}
