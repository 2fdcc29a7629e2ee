import { api, paths, type ComposedPage as PageContent, type One } from 'contracts';

import { blockFor } from '../../blocks';
import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { JsonLd } from '../../components/JsonLd';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { usePageData } from '../../lib/pageData';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';
import { ComposedPageSkeleton } from './ComposedPageSkeleton';
import { organisation } from './organisation';

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
  if (error?.status === 404) {
    return (
      <Container style={{ paddingTop: 96 }}>
        <PageHead title="Page not found" description={site.settings.siteDescription} />
        <Notice title="Page not found" text="It may have moved, or was taken down.">
          {!isLanding && <ButtonLink href={paths.home()}>Home</ButtonLink>}
        </Notice>
      </Container>
    );
  }
  if (error) {
    return (
      <Container style={{ paddingTop: 96 }}>
        <LoadFailure title="This page did not load" error={error} onRetry={retry} urgent />
      </Container>
    );
  }
  if (!data) return <ComposedPageSkeleton />;
  const { title, description, sections } = data.data;
  return (
    <>
      <PageHead title={isLanding ? undefined : title} description={description || site.settings.siteDescription} />
      {isLanding && <JsonLd data={organisation(site, origin)} />}
      {sections.map((section) => {
        const Block = blockFor(section);
        return Block && <Block key={section.key} section={section} />;
      })}
    </>
  );
}
