import { paths, type Mentorship, type MentorshipDashboard } from 'contracts';

import { ButtonLink } from '../../../components/Button';
import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { PersonLine } from '../../../components/people/PersonLine';
import { Facts } from '../../../components/Rows';
import { otherOf } from '../words';

/** What there is to do about mentorships: to plan a first meeting, to say how it was. */
export const stepsOf = ({ toPlan, toReview }: MentorshipDashboard): Mentorship[] => [...toPlan, ...toReview];

/** Mentors who have accepted, and mentorships that are over and want a word: a card of the dashboards. */
export function MentorshipStepsCard({ dashboard: { mentorship } }: DashboardCardProps) {
  return (
    <CardFrame title="Your mentorships" more={{ name: 'mentorships', href: paths.alumniMentorship({ tab: 'mine' }) }}>
      <RowList items={stepsOf(mentorship)}>
        {(each) => {
          const { person, name } = otherOf(each);
          const [fact, action] =
            each.status === 'accepted'
              ? ['Accepted your request. Set a first meeting.', 'Plan it']
              : ['Your mentorship is over. How was it?', 'Give feedback'];
          return (
            <PersonLine
              person={person}
              foot={
                <ButtonLink
                  href={paths.mentorshipDetail(each._id)}
                  look="outlined"
                  style={{ marginTop: 12 }}
                  aria-label={`${action}: ${name}`}
                >
                  {action}
                </ButtonLink>
              }
            >
              <Facts>{fact}</Facts>
            </PersonLine>
          );
        }}
      </RowList>
    </CardFrame>
  );
}
