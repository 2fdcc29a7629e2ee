import { paths } from 'contracts';
import { useLocation } from 'react-router-dom';

import { TabLinks } from '../../components/TabLinks';
import { useUser } from '../../lib/session';
import { mayPost } from './mayPost';

/** What a member has of jobs, each on a page of its own. */
export function JobTabs() {
  const { pathname } = useLocation();
  const { role } = useUser();
  const tabs = [
    { to: pathname === paths.jobs() ? pathname : paths.alumniJobs(), label: 'All jobs' },
    { to: paths.ownApplications(), label: 'Applications' },
    ...(mayPost(role) ? [{ to: paths.ownJobs(), label: 'My jobs' }] : []),
    { to: paths.referrals(), label: 'Referrals' },
    { to: paths.jobSearches(), label: 'Saved searches', short: 'Searches' },
  ];
  return <TabLinks isQuiet label="Your jobs" tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />;
}
