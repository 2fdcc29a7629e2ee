import { paths, messages, shareImages, type Collection, type CollectionPage as CollectionAnswer } from 'contracts';
import { useParams, useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useSite } from '../../lib/useSite';
import { collectionAskedFor, collectionPathFor, isNoPage } from './collectionAddress';
import { CollectionSkeleton } from './CollectionSkeleton';
import { CollectionTools } from './CollectionTools';
import { Languages } from './Languages';
import { lazyRecordArticle, lazyRecordList } from './lazyParts';
import { NoSuchRecord } from './NoSuchRecord';

/** All records of a type that people made, or the only one of a type that has no more. */
export default function CollectionPage() {
  const { type = '' } = useParams();
  const site = useSite();
  const [search] = useSearchParams();
  const asked = collectionAskedFor(search);
  const result = useApi<CollectionAnswer>(collectionPathFor(type, search));
  const { data, error, retry } = result;
  const isMissing = isNoPage(error);
  useFailureToast(isMissing ? undefined : error, messages.collectionNotLoaded);

  if (isMissing) return <NoSuchRecord />;
  if (error) {
    return (
      <Container style={{ paddingTop: 96 }}>
        <LoadFailure title={messages.collectionNotLoaded} error={error} onRetry={retry} />
      </Container>
    );
  }
  if (!data) return <CollectionSkeleton />;
  const { collection } = data.meta;
  return (
    <>
      <PageHead
        title={collection.title}
        description={collection.lead || describe(collection, site.name)}
        canonicalPath={paths.collection(type, { page: asked.page, locale: collection.locale ?? '' })}
        image={shareImages.collection(site, collection)}
      />
      <PageHeader title={collection.title} lead={collection.lead}>
        {!collection.isSingle && <CollectionTools collection={collection} {...asked} />}
        <Languages collection={collection} pathOf={(locale = '') => paths.collection(type, { locale })} />
      </PageHeader>
      <Container style={{ paddingBlock: 'clamp(24px, 4vw, 48px) 96px' }}>
        {collection.isSingle && data.data[0] ? (
          <lazyRecordArticle.Place record={data.data[0]} collection={collection} />
        ) : (
          <lazyRecordList.Place data={data} search={asked.search} by={asked.by} />
        )}
      </Container>
    </>
  );
}

const describe = ({ title }: Collection, site: string) => `${title} of ${site}.`;
