import { api, paths, messages, shareImages, type CollectionOne } from 'contracts';
import { useParams } from 'react-router-dom';

import { ArticleFrame } from '../../components/ArticleFrame';
import { JsonLd } from '../../components/JsonLd';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { descriptionOf } from '../../components/records/describe';
import { breadcrumbData } from '../../lib/breadcrumbData';
import { usePageData } from '../../lib/pageData';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { useSite } from '../../lib/useSite';
import { CollectionSkeleton } from './CollectionSkeleton';
import { NoSuchRecord } from './NoSuchRecord';
import { RecordArticle } from './RecordArticle';

/** One record of a type that people made. */
export default function RecordPage() {
  const { type = '', id = '' } = useParams();
  const site = useSite();
  const { origin } = usePageData();
  const { data, error, retry } = useApi<CollectionOne>(api.collectionRecord(type, id));
  const isMissing = error?.status === 404;
  useFailureToast(isMissing ? undefined : error, messages.collectionNotLoaded);

  if (isMissing) return <NoSuchRecord />;
  const back = { href: paths.collection(type), label: data?.meta.collection.title ?? 'All' };
  if (error) {
    return (
      <ArticleFrame back={back} seed={type} isPlain>
        <LoadFailure title={messages.collectionNotLoaded} error={error} onRetry={retry} />
      </ArticleFrame>
    );
  }
  if (!data) return <CollectionSkeleton />;
  const { collection } = data.meta;
  const record = data.data;
  return (
    <ArticleFrame back={back} seed={type}>
      <PageHead
        title={record.title}
        description={descriptionOf(record, collection, site.settings.timeZone)}
        canonicalPath={paths.collectionRecord(type, id)}
        image={shareImages.collectionRecord(site, collection, record)}
      />
      <JsonLd
        data={breadcrumbData([
          [site.name, `${origin}/`],
          [collection.title, origin + paths.collection(type)],
          [record.title, origin + paths.collectionRecord(type, id)],
        ])}
      />
      <RecordArticle record={record} collection={collection} isTitled />
    </ArticleFrame>
  );
}
