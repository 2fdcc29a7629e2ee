import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { TabLinks } from '../../components/TabLinks';
import { pageOf } from '../../lib/searchParams';
import { CampaignList } from './campaigns/CampaignList';
import { DonateButton } from './donate/DonateButton';
import { OwnDonations } from './history/OwnDonations';
import { ImpactReport } from './impact/ImpactReport';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginTop: 28,
});
const Body = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });

const TABS = { campaigns: 'Current Campaigns', donations: 'My Donations', impact: 'Impact Report' } as const;
type Tab = keyof typeof TABS;
const tabs = Object.keys(TABS) as Tab[];

const pathOf = (tab: Tab, page?: number) => paths.giving({ ...(tab !== 'campaigns' && { tab }), page });

/** Giving: what is collected for, what the reader gave, and what became of it all (member §2, Alumni giving page). */
export default function GivingPage() {
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'campaigns';
  const page = pageOf(search);
  return (
    <>
      <PageHeader title="Giving" lead="What the society does next depends on who helps. Every rupee is accounted for.">
        <Tools data-screen-only>
          <TabLinks
            isQuiet
            label="Giving"
            tabs={tabs.map((each) => ({ to: pathOf(each), label: TABS[each], isCurrent: each === tab }))}
          />
          <DonateButton look="outlined" />
        </Tools>
      </PageHeader>
      <Body>
        {tab === 'campaigns' && (
          <CampaignList
            which="current"
            label={TABS.campaigns}
            page={page}
            pathOf={(each) => pathOf('campaigns', each)}
            empty={
              <Notice title="No campaign is running" text="You can still give: it goes where it is needed most.">
                <ButtonLink href={pathOf('impact')} look="outlined">
                  See what came of earlier ones
                </ButtonLink>
              </Notice>
            }
          />
        )}
        {tab === 'donations' && <OwnDonations page={page} />}
        {tab === 'impact' && <ImpactReport page={page} pathOf={(each) => pathOf('impact', each)} />}
      </Body>
    </>
  );
}
