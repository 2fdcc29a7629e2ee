import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../../components/Container';
import { PageHeader } from '../../../components/PageHeader';
import { TabLinks } from '../../../components/TabLinks';
import { CalendarFeed } from '../calendar-feed/CalendarFeed';
import { ProposalList } from '../proposals/ProposalList';
import { ProposeButton } from '../proposals/ProposeButton';
import { MemberEventList } from './MemberEventList';
import {
  MEMBER_EVENT_TABS,
  memberEventsAddress,
  memberEventsPathFor,
  tabOf,
  type MemberEventTab,
} from './memberEventsAddress';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 28,
});
const Own = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  alignItems: 'start',
  marginTop: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The events of the alumni portal, how the reader stands to each, and what they proposed (member §2, Alumni events page). */
export default function AlumniEventsPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const tabs = (Object.keys(MEMBER_EVENT_TABS) as MemberEventTab[]).map((each) => ({
    to: memberEventsAddress(each),
    label: MEMBER_EVENT_TABS[each].label,
    isCurrent: each === tab,
  }));
  return (
    <>
      <PageHeader
        title="Events"
        lead="Register for events, see what you are going to, and propose new ones. Times are in IST."
      >
        <Tools>
          <TabLinks isQuiet label="Which events" tabs={tabs} />
          <ProposeButton />
        </Tools>
      </PageHeader>
      <Container style={{ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' }}>
        <MemberEventList key={tab} tab={tab} apiPath={memberEventsPathFor(search)} />
        {tab === 'mine' && (
          <Own>
            <ProposalList />
            <CalendarFeed />
          </Own>
        )}
      </Container>
    </>
  );
}
