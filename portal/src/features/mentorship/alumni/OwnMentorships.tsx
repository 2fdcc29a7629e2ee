import { styled } from '@mui/material/styles';
import {
  api,
  formatDate,
  MENTORSHIP_DURATION_LABELS,
  MENTORSHIP_TABS,
  messages,
  paths,
  type Mentorship,
  type Mentorships,
  type MentorshipTab,
} from 'contracts';
import { Link } from 'react-router-dom';

import { Avatar } from '../../../components/Avatar';
import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { classOf, occupationOf } from '../../../components/people/describe';
import { Actions, Facts, Row, Rows, RowSkeletons } from '../../../components/Rows';
import { TabLinks } from '../../../components/TabLinks';
import { pageOf } from '../../../lib/searchParams';
import { useUser } from '../../../lib/session';
import { useSite } from '../../../lib/useSite';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { StatusBadge } from '../StatusBadge';
import { StepButtons } from '../steps/StepButtons';
import { otherOf } from '../words';

const Choice = styled('div')({ marginBottom: 8 });
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'start',
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

/** What each list is called, and what it says where there is nothing (member §2). */
const LISTS: Record<MentorshipTab, { label: string; emptiness: string }> = {
  active: { label: 'Active', emptiness: 'No mentorship goes on' },
  pending: { label: 'Pending Requests', emptiness: 'No request waits for an answer' },
  past: { label: 'Past Mentorships', emptiness: 'No mentorship is over yet' },
};
const TABS = Object.keys(MENTORSHIP_TABS) as MentorshipTab[];

/** The reader's own, on whichever side: what goes on, what waits, and what is over. */
export function OwnMentorships({ search }: { search: URLSearchParams }) {
  const { role } = useUser();
  const status = TABS.find((each) => each === search.get('status')) ?? 'active';
  const result = useSteadyApi<Mentorships>(api.mentorships({ status, page: pageOf(search) }));
  const counts = result.data?.counts;
  const addressOf = (each: MentorshipTab, page?: number) =>
    paths.alumniMentorship({ tab: 'mine', status: each, ...(page && { page }) });
  return (
    <>
      <Choice>
        <TabLinks
          label="Which mentorships"
          tabs={TABS.map((each) => ({
            to: addressOf(each),
            label: counts ? `${LISTS[each].label} ${counts[each]}` : LISTS[each].label,
            isCurrent: each === status,
          }))}
        />
      </Choice>
      <PagedList
        key={status}
        result={result}
        failure={messages.mentorshipsNotLoaded}
        skeleton={<RowSkeletons label="Loading your mentorships" />}
        label={LISTS[status].label}
        List={Rows}
        pathOf={(page) => addressOf(status, page)}
        empty={() => (
          <Notice title={LISTS[status].emptiness} text={adviceFor(role === 'student', status)}>
            {role === 'student' && <ButtonLink href={paths.mentors()}>Find a Mentor</ButtonLink>}
          </Notice>
        )}
      >
        {(mentorship: Mentorship, keepPlace) => <MentorshipRow mentorship={mentorship} onDone={keepPlace} />}
      </PagedList>
    </>
  );
}

function adviceFor(isStudent: boolean, status: MentorshipTab): string | undefined {
  if (status === 'past') return undefined;
  return isStudent
    ? 'It begins with a message to a mentor who fits you.'
    : 'We tell you as soon as a student asks you.';
}

/** A request or a mentorship: with whom, about what, how it stands, and what there is to do. */
function MentorshipRow({ mentorship, onDone }: { mentorship: Mentorship; onDone: () => void }) {
  const { timeZone } = useSite().settings;
  const { _id, side, status, topics, duration, createdAt, startedAt, completedDate, closedAt, answerUntil } =
    mentorship;
  const { person, name } = otherOf(mentorship);
  const day = (instant: string) => formatDate(instant, timeZone);
  const when = [
    startedAt ? `Began ${day(startedAt)}` : `Requested ${day(createdAt)}`,
    completedDate && `Ended ${day(completedDate)}`,
    closedAt && `Closed ${day(closedAt)}`,
    answerUntil && `Answer by ${day(answerUntil)}`,
  ].filter(Boolean);
  return (
    <Row>
      <Line>
        <Avatar name={name} picture={person?.avatar ?? null} size={48} />
        <div>
          <Head>
            <h2>
              <Link to={paths.mentorshipDetail(_id)}>{name}</Link>
            </h2>
            <StatusBadge status={status} />
          </Head>
          <Facts>
            {side === 'student' ? 'Mentor' : 'Student'}
            {person && describe(person)}
          </Facts>
          <Facts>
            {topics.join(', ')} · {MENTORSHIP_DURATION_LABELS[duration]}
          </Facts>
          <Facts>{when.join(' · ')}</Facts>
        </div>
      </Line>
      <Actions>
        {status !== 'pending' && <Way {...{ _id, name }}>Open</Way>}
        <StepButtons mentorship={mentorship} place="lists" onDone={onDone} />
        {status === 'pending' && <Way {...{ _id, name }}>Read</Way>}
      </Actions>
    </Row>
  );
}

/** The way to the whole of it. */
function Way({ _id, name, children }: { _id: string; name: string; children: string }) {
  return (
    <ButtonLink href={paths.mentorshipDetail(_id)} look="outlined" aria-label={`${children}: ${name}`}>
      {children}
    </ButtonLink>
  );
}

function describe(person: NonNullable<Mentorship['mentor']> | NonNullable<Mentorship['student']>): string {
  const words = occupationOf(person) || ('major' in person ? person.major : '') || classOf(person);
  return words && ` · ${words}`;
}
