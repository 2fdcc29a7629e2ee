import { styled } from '@mui/material/styles';
import { dateParts, formatMoment, paths } from 'contracts';
import { Link } from 'react-router-dom';

import { CalendarLeaf } from '../../../components/CalendarLeaf';
import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { RowTitle } from '../../../components/card/RowTitle';
import { Facts } from '../../../components/Rows';
import { useSite } from '../../../lib/useSite';
import { otherOf } from '../words';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

/** Meetings with mentors and students that come next: a card of the dashboards. */
export function MeetingsCard({ dashboard: { mentorship } }: DashboardCardProps) {
  const { timeZone } = useSite().settings;
  return (
    <CardFrame
      title="Mentorship meetings"
      more={{ name: 'mentorships', href: paths.alumniMentorship({ tab: 'mine', status: 'active' }) }}
    >
      <RowList items={mentorship.meetings}>
        {({ startsAt, place, mentorship: each }) => (
          <Row>
            <CalendarLeaf {...dateParts(startsAt, timeZone)} />
            <div>
              <RowTitle>
                <Link to={paths.mentorshipDetail(each._id)}>Meeting with {otherOf(each).name}</Link>
              </RowTitle>
              <Facts>
                <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
                {place && ` · ${place}`}
              </Facts>
            </div>
          </Row>
        )}
      </RowList>
    </CardFrame>
  );
}
