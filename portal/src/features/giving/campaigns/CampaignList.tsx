import { api, messages, type Campaign, type CampaignList as Which, type Page } from 'contracts';
import type { ReactNode } from 'react';
import { Skeleton } from 'ui';

import { CardGrid } from '../../../components/card/CardGrid';
import { PagedList } from '../../../components/PagedList';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { CampaignCard } from './CampaignCard';

/** As the documents have them (member §9). */
const SKELETONS = 3;

interface CampaignListProps {
  which: Which;
  label: string;
  page: number;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
  /** Stands there when there are none. */
  empty: ReactNode;
}

/** Campaigns, what began last first. */
export function CampaignList({ which, label, page, pathOf, empty }: CampaignListProps) {
  const result = useSteadyApi<Page<Campaign>>(api.campaigns({ status: which, page }));
  return (
    <PagedList
      result={result}
      failure={messages.campaignsNotLoaded}
      skeleton={<CampaignSkeletons />}
      label={label}
      List={CardGrid}
      pathOf={pathOf}
      empty={() => empty}
    >
      {(campaign: Campaign) => <CampaignCard campaign={campaign} />}
    </PagedList>
  );
}

function CampaignSkeletons() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading campaigns">
      <CardGrid role="presentation">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} data-testid="campaign-skeleton">
            <Skeleton style={{ height: 480 }} />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
