import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { Completeness } from './Completeness';

const Body = styled('div')({ paddingTop: 10 });

/** How complete the own profile is, and the step that helps most: a card of the dashboards. */
export function CompletenessCard({ dashboard: { stats } }: DashboardCardProps) {
  return (
    <CardFrame title="Complete your profile" more={{ label: 'Edit', name: 'your profile', href: paths.profile() }}>
      <Body>
        <Completeness profile={stats.profile} editorPath={paths.profile()} />
      </Body>
    </CardFrame>
  );
}
