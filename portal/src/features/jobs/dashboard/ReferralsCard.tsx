import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS, paths } from 'contracts';
import { Link } from 'react-router-dom';

import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { PersonLine } from '../../../components/people/PersonLine';
import { AnswerButtons } from '../referrals/AnswerButtons';

const Asked = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  '& a': { textUnderlineOffset: 4 },
}));
const Answer = styled('div')({ marginTop: 12 });

/** Requests for a referral that wait for an answer, to be answered here: a card of the dashboards. */
export function ReferralsCard({ dashboard: { referrals }, onDone }: DashboardCardProps) {
  return (
    <CardFrame title="Requests for a referral" more={{ name: 'requests for a referral', href: paths.referrals() }}>
      <RowList items={referrals} max={DASHBOARD_ROWS}>
        {(referral) => (
          <article>
            <PersonLine person={referral.person}>
              <Asked>
                for <Link to={paths.job(referral.job._id)}>{referral.job.title}</Link> at {referral.job.company}
              </Asked>
            </PersonLine>
            <Answer>
              <AnswerButtons referral={referral} onDone={onDone} />
            </Answer>
          </article>
        )}
      </RowList>
    </CardFrame>
  );
}
