import { styled } from '@mui/material/styles';
import { api, messages, paths, type Donors as DonorsAnswer, type Person } from 'contracts';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from 'ui';

import { PagedList } from '../../../components/PagedList';
import { PersonLine } from '../../../components/people/PersonLine';
import { pageOf } from '../../../lib/searchParams';
import { useSteadyApi } from '../../../lib/useSteadyApi';

const Box = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h4, marginBottom: 14 },
  '& p.others': { color: theme.vars.palette.text.secondary },
  '& ul + p.others': { marginTop: 18 },
}));
const List = styled('ul')({
  display: 'grid',
  gap: '18px 28px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** Who gave to a campaign and is named, and how many donations are not. What somebody gave is nobody's business. */
export function Donors({ campaignId }: { campaignId: string }) {
  const id = useId();
  const [search] = useSearchParams();
  const result = useSteadyApi<DonorsAnswer>(api.campaignDonors(campaignId, { page: pageOf(search) }));
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>Donors</h2>
      <PagedList
        result={result}
        failure={messages.donorsNotLoaded}
        skeleton={<Skeleton role="status" aria-busy="true" aria-label="Loading donors" style={{ height: 96 }} />}
        label="Donors"
        List={List}
        pathOf={(page) => (page === 1 ? paths.campaign(campaignId) : `${paths.campaign(campaignId)}?page=${page}`)}
        empty={({ meta }) => <p className="others">{othersInWords(meta.anonymous) || 'Be the first to give.'}</p>}
        below={({ meta }) => meta.anonymous > 0 && <p className="others">{othersInWords(meta.anonymous)}</p>}
      >
        {(person: Person) => <PersonLine person={person} />}
      </PagedList>
    </Box>
  );
}

/** Those who are not named; empty for none. */
function othersInWords(anonymous: number): string {
  if (anonymous === 0) return '';
  return anonymous === 1
    ? 'One donation is anonymous.'
    : `${anonymous.toLocaleString('en-IN')} donations are anonymous.`;
}
