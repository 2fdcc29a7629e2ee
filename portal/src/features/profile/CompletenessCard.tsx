import { styled } from '@mui/material/styles';
import { api, paths, type DashboardStats, type One } from 'contracts';
import { Skeleton } from 'ui';

import { CardFrame } from '../../components/card/CardFrame';
import { SiteLink } from '../../components/SiteLink';
import { useUser } from '../../lib/session';
import { useApi } from '../../lib/useApi';
import { Completeness } from './Completeness';

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  paddingBlock: '14px 6px',
  '& .view': { textUnderlineOffset: 4 },
}));

/** How complete the own profile is, and the step that helps most: a card of the dashboards. */
export function CompletenessCard() {
  const { profileId } = useUser();
  const { data, error } = useApi<One<DashboardStats>>(api.dashboardStats());
  return (
    <CardFrame title="Profile" more={{ label: 'Edit', name: 'your profile', href: paths.profile() }}>
      <Body>
        {data && <Completeness profile={data.data.profile} editorPath={paths.profile()} />}
        {!data && !error && <Skeleton style={{ height: 68 }} />}
        {error && <p>A complete profile helps others to find you.</p>}
        {profileId && (
          <p>
            <SiteLink className="view" href={paths.person(profileId)}>
              See what others see of you
            </SiteLink>
          </p>
        )}
      </Body>
    </CardFrame>
  );
}
