import { api, messages, paths, type CampaignDetail, type One } from 'contracts';
import { useParams } from 'react-router-dom';
import { Skeleton } from 'ui';
import { styled } from '@mui/material/styles';

import { ArticleFrame } from '../../../components/ArticleFrame';
import { ButtonLink } from '../../../components/Button';
import { detailColumns } from '../../../components/detailColumns';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { CampaignArticle } from './CampaignArticle';

const Columns = styled('div')(detailColumns);

/** A campaign: what it is for, how it gets on, what it has spent, and who gave. */
export default function CampaignPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = useApi<One<CampaignDetail>>(api.campaign(id));
  const isMissing = error?.status === 404;
  useFailureToast(isMissing ? undefined : error, messages.campaignsNotLoaded);
  return (
    <ArticleFrame back={{ href: paths.giving(), label: 'All campaigns' }}>
      {isMissing && (
        <Notice isPage title={messages.campaignNotFound}>
          <ButtonLink href={paths.giving()}>See all campaigns</ButtonLink>
        </Notice>
      )}
      {error && !isMissing && <LoadFailure title={messages.campaignsNotLoaded} error={error} onRetry={retry} />}
      {!error && (data ? <CampaignArticle campaign={data.data} /> : <CampaignSkeleton />)}
    </ArticleFrame>
  );
}

function CampaignSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the campaign">
      <Skeleton style={{ width: 'min(80%, 520px)', height: 56, marginTop: 20 }} />
      <Columns>
        <Skeleton style={{ aspectRatio: '16 / 9' }} />
        <Skeleton style={{ height: 260 }} />
      </Columns>
    </div>
  );
}
