import { paths, messages, shareImages, type CollectionOne } from 'contracts';
import { useParams, useSearchParams } from 'react-router-dom';

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
import { isNoPage, localeOf, recordPathFor } from './collectionAddress';
import { CollectionSkeleton } from './CollectionSkeleton';
import { Languages } from './Languages';
import { lazyRecordArticle } from './lazyParts';
import { NoSuchRecord } from './NoSuchRecord';

/** One record of a type that people made. */
export default function RecordPage() {
  const { type = '', id = '' } = useParams();
  const site = useSite();
  const { origin } = usePageData();
  const [search] = useSearchParams();
  const { data, error, retry } = useApi<CollectionOne>(recordPathFor(type, id, search));
  const isMissing = isNoPage(error);
  useFailureToast(isMissing ? undefined : error, messages.collectionNotLoaded);

  if (isMissing) return <NoSuchRecord />;
  const back = {
    href: paths.collection(type, { locale: localeOf(search) }),
    label: data?.meta.collection.title ?? 'All',
  };
  if (error) {
    return (
      <ArticleFrame back={back}>
        <LoadFailure title={messages.collectionNotLoaded} error={error} onRetry={retry} />
      </ArticleFrame>
    );
  }
  if (!data) return <CollectionSkeleton />;
  const { collection } = data.meta;
  const record = data.data;
  return (
    <ArticleFrame back={back}>
      <PageHead
        title={record.title}
        description={descriptionOf(record, collection, site.settings.timeZone)}
        canonicalPath={paths.collectionRecord(type, id, collection.locale ?? '')}
        image={shareImages.collectionRecord(site, collection, record)}
      />
      <JsonLd
        data={breadcrumbData([
          [site.name, `${origin}/`],
          [collection.title, origin + paths.collection(type)],
          [record.title, origin + paths.collectionRecord(type, id)],
        ])}
      />
      <lazyRecordArticle.Place record={record} collection={collection} isTitled />
      <Languages collection={collection} pathOf={(locale) => paths.collectionRecord(type, id, locale)} />
    </ArticleFrame>
  );
}
