import ArrowBack from '@mui/icons-material/ArrowBack';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api, GENERAL_DONATIONS, messages, type ConsoleCampaign, type ConsoleDonations } from 'contracts';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import { LoadFailure } from '../../components/LoadFailure';
import { inRupees } from '../../components/money/amount';
import { Numbers } from '../../components/money/Numbers';
import { PageHead } from '../../components/PageHead';
import { PageLoading } from '../../components/PageLoading';
import { Panel } from '../../components/Panel';
import { useFailureToast } from '../../components/useFailureToast';
import { call } from '../../providers/http';
import { DonationTable } from './DonationTable';

/** The donations of a campaign, or those that are for none; whoever gave anonymously is nobody here either. */
export default function DonationsPage() {
  const { id = '' } = useParams();
  const isGeneral = id === GENERAL_DONATIONS;
  const { data: campaign } = useGetOne<ConsoleCampaign>('campaigns', { id }, { enabled: !isGeneral });
  return (
    <Donations key={id} id={id} title={isGeneral ? 'Donations for no campaign' : (campaign?.title ?? 'Donations')} />
  );
}

function Donations({ id, title }: { id: string; title: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', id, 'donations', page],
    queryFn: () => call<ConsoleDonations>(api.consoleDonations(id, { page })),
    placeholderData: (before) => before,
  });
  useFailureToast(messages.donationsNotLoaded, error);
  if (error && !data) {
    return <LoadFailure title={messages.donationsNotLoaded} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageLoading />;
  const { raised, donors, donations } = data.meta.totals;
  return (
    <>
      <PageHead title={title} tabTitle={`Donations: ${title}`} lead="What was paid, the latest first.">
        <Button component={Link} to="/campaigns" startIcon={<ArrowBack />}>
          Campaigns
        </Button>
        <Button variant="outlined" startIcon={<Download />} href={api.consoleDonationsCsv(id)} download>
          Export CSV
        </Button>
      </PageHead>
      <Panel aria-label="Summary" sx={{ marginBottom: 2, overflow: 'hidden' }}>
        <Numbers
          numbers={[
            ['Raised', inRupees(raised)],
            ['Donors', donors.toLocaleString('en-IN')],
            ['Donations', donations.toLocaleString('en-IN')],
          ]}
        />
      </Panel>
      <DonationTable answer={data} onPage={setPage} />
    </>
  );
}
