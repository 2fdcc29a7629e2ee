import { messages } from 'contracts';
import { useParams } from 'react-router-dom';

import { LoadFailure } from '../components/LoadFailure';
import { PageHead } from '../components/PageHead';
import { PageLoading } from '../components/PageLoading';
import { useFailureToast } from '../components/useFailureToast';
import { NotFoundPage } from '../layout/NotFoundPage';
import { useContentTypes } from '../providers/contentTypes';
import { ContentTypeForm } from './ContentTypeForm';
import { TypeLinks } from './TypeLinks';
import { summaryOf } from './words';

/** Who may what with one type that people made. */
export default function ContentTypePage() {
  const { type: name = '' } = useParams();
  const { data, error, refetch } = useContentTypes();
  useFailureToast(messages.contentTypesNotLoaded, error);
  if (!data) {
    if (!error) return <PageLoading />;
    return <LoadFailure title={messages.contentTypesNotLoaded} error={error} onRetry={() => void refetch()} />;
  }
  const type = data.find((each) => each.name === name);
  if (!type) return <NotFoundPage />;
  return (
    <>
      <PageHead title={type.title} tabTitle={`${type.title} · Content types`} lead={summaryOf(type)}>
        <TypeLinks type={type} />
      </PageHead>
      <ContentTypeForm key={type.name} type={type} />
    </>
  );
}
