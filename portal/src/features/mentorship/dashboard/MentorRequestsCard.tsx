import { styled } from '@mui/material/styles';
import { formatDate, paths } from 'contracts';

import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { PersonLine } from '../../../components/people/PersonLine';
import { Facts, Words } from '../../../components/Rows';
import { SiteLink } from '../../../components/SiteLink';
import { useSite } from '../../../lib/useSite';
import { StepButtons } from '../steps/StepButtons';

const Asked = styled(Words)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
const Foot = styled('div')({ display: 'grid', gap: 10, marginTop: 12, '& a': { textUnderlineOffset: 4 } });

/** Students who wait for the reader's answer, to be answered here: a card of the dashboards. */
export function MentorRequestsCard({ dashboard: { mentorship }, onDone }: DashboardCardProps) {
  const { timeZone } = useSite().settings;
  const more = { name: 'requests', href: paths.alumniMentorship({ tab: 'mine', status: 'pending' }) };
  return (
    <CardFrame title="Students who ask for you" more={more}>
      <RowList items={mentorship.toAnswer}>
        {(request) => (
          <PersonLine
            person={request.student}
            foot={
              <Foot>
                <StepButtons mentorship={request} place="lists" onDone={onDone} />
                <SiteLink href={paths.mentorshipDetail(request._id)}>Read the whole request</SiteLink>
              </Foot>
            }
          >
            <Facts>
              {request.topics.join(', ')}
              {request.answerUntil && ` · Answer by ${formatDate(request.answerUntil, timeZone)}`}
            </Facts>
            <Asked>{request.message}</Asked>
          </PersonLine>
        )}
      </RowList>
    </CardFrame>
  );
}
