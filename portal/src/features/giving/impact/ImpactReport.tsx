import { styled } from '@mui/material/styles';
import { api, messages, type Impact, type One } from 'contracts';
import { useId, type ReactNode } from 'react';
import { Skeleton } from 'ui';

import { LoadFailure } from '../../../components/LoadFailure';
import { Totals } from '../../../components/Totals';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { CampaignList } from '../campaigns/CampaignList';
import { inRupees } from '../words';
import { SplitChart } from './SplitChart';

const Parts = styled('div')({ display: 'grid', gap: 'clamp(24px, 3vw, 40px)' });
const Part = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& > h2': { ...theme.typography.h3, marginBottom: 16 },
  '& > p': { color: theme.vars.palette.text.secondary },
}));

interface ImpactReportProps {
  /** Of the campaigns that are over. */
  page: number;
  pathOf: (page: number) => string;
}

/** What was raised, what it was spent on, and the campaigns that are over (member §2, Impact Report). */
export function ImpactReport({ page, pathOf }: ImpactReportProps) {
  const { data, error, retry } = useApi<One<Impact>>(api.donationImpact());
  useFailureToast(error, messages.impactNotLoaded);
  return (
    <Parts>
      {error && <LoadFailure title={messages.impactNotLoaded} error={error} onRetry={retry} />}
      {!error && !data && (
        <div role="status" aria-busy="true" aria-label="Loading the impact report">
          <Skeleton style={{ height: 104 }} />
          <Skeleton style={{ height: 240, marginTop: 24 }} />
        </div>
      )}
      {data && <Figures impact={data.data} />}
      <Titled title="Campaigns that are over">
        <CampaignList
          which="past"
          label="Campaigns that are over"
          page={page}
          pathOf={pathOf}
          empty={<p>None is over yet.</p>}
        />
      </Titled>
    </Parts>
  );
}

function Figures({ impact }: { impact: Impact }) {
  const { raised, spent, donations, campaigns, reached, isComputed } = impact;
  return (
    <>
      <Totals
        label="In figures"
        totals={[
          ['Raised', inRupees(raised)],
          ['Donations', donations.toLocaleString('en-IN')],
          ['Campaigns', campaigns.toLocaleString('en-IN')],
          ['Goals reached', reached.toLocaleString('en-IN')],
        ]}
      />
      <Titled title={isComputed ? 'What it was spent on' : 'What it is meant for'}>
        <SplitChart
          areas={impact.areas}
          caption={
            isComputed
              ? `${inRupees(spent)} of ${inRupees(raised)} is spent so far, as the campaigns say line by line.`
              : 'No campaign has said yet what it spent. This is how the society means to use what is given.'
          }
        />
      </Titled>
    </>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}
