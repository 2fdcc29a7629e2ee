import MailOutline from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import { formatDate, MENTORSHIP_DURATION_LABELS, paths, type MentorshipDetail } from 'contracts';
import { useRef } from 'react';

import { ButtonLink } from '../../../components/Button';
import { detailColumns } from '../../../components/detailColumns';
import { classOf, occupationOf } from '../../../components/people/describe';
import { PersonLine } from '../../../components/people/PersonLine';
import { Facts, Words } from '../../../components/Rows';
import { useSite } from '../../../lib/useSite';
import { AsideCard, AsideFacts } from '../asideCard';
import { CardGrid } from '../mentors/CardGrid';
import { MentorCard } from '../mentors/MentorCard';
import { StatusBadge } from '../StatusBadge';
import { StepButtons } from '../steps/StepButtons';
import { otherOf } from '../words';
import { Feedback } from './Feedback';
import { Goals } from './Goals';
import { Guidance } from './Guidance';
import { Meetings } from './Meetings';
import { Part } from './Part';
import { Timeline } from './Timeline';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 18px',
  marginTop: 'clamp(8px, 1.4vw, 20px)',
  '& h1': {
    ...theme.typography.h2,
    fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)',
    overflowWrap: 'anywhere',
    outline: 'none',
  },
}));
const Columns = styled('div')(detailColumns);
const Main = styled('div')({ display: 'grid', gap: 'clamp(28px, 3vw, 44px)', minWidth: 0 });
const Actions = styled('div')({ display: 'grid', gap: 10, '&:empty': { display: 'none' } });

/** All that the two have of a request: what was asked and answered, what they plan, and what became of it. */
export function MentorshipArticle({ mentorship }: { mentorship: MentorshipDetail }) {
  const { timeZone } = useSite().settings;
  const title = useRef<HTMLHeadingElement>(null);
  const { side, status, message, answer, topics, duration, createdAt, suggestions } = mentorship;
  const { person, name } = otherOf(mentorship);
  // A button that was pressed is gone; the keyboard goes on from the top.
  const keepPlace = () => title.current?.focus({ preventScroll: true });
  const hasBegun = status === 'accepted' || status === 'completed';
  return (
    <article>
      <Head>
        <h1 ref={title} tabIndex={-1}>
          {hasBegun ? `Mentorship with ${name}` : 'Mentorship Request'}
        </h1>
        <StatusBadge status={status} />
      </Head>
      <Columns>
        <Main>
          <Guidance mentorship={mentorship} />
          {status === 'completed' && <Feedback mentorship={mentorship} />}
          {hasBegun && <Goals mentorship={mentorship} />}
          {hasBegun && <Meetings mentorship={mentorship} />}
          {suggestions.length > 0 && (
            <Part title="Others who fit you">
              <CardGrid>
                {suggestions.map((mentor) => (
                  <li key={mentor._id}>
                    <MentorCard mentor={mentor} heading="h3" />
                  </li>
                ))}
              </CardGrid>
            </Part>
          )}
          <Part title="The request">
            <Words>{message}</Words>
            {answer && (
              <>
                <Facts style={{ marginTop: 18 }}>{side === 'student' ? `${name} answered` : 'You answered'}</Facts>
                <Words>{answer}</Words>
              </>
            )}
          </Part>
        </Main>
        <AsideCard aria-label="About this request">
          <PersonLine person={person}>
            <Facts>{side === 'student' ? 'Mentor' : studies(mentorship.student)}</Facts>
          </PersonLine>
          <Actions>
            <StepButtons mentorship={mentorship} place="request" onDone={keepPlace} />
            {status === 'accepted' && person && (
              <ButtonLink href={paths.thread(person._id)} look="outlined" aria-label={`Send Message to ${name}`}>
                <MailOutline aria-hidden="true" style={{ fontSize: 20 }} />
                Send Message
              </ButtonLink>
            )}
          </Actions>
          <Timeline mentorship={mentorship} />
          <AsideFacts>
            <div>
              <dt>Requested</dt>
              <dd>
                <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
              </dd>
            </div>
            <div>
              <dt>Topics</dt>
              <dd>{topics.join(', ')}</dd>
            </div>
            <div>
              <dt>Duration</dt>
              <dd>{MENTORSHIP_DURATION_LABELS[duration]}</dd>
            </div>
          </AsideFacts>
        </AsideCard>
      </Columns>
    </article>
  );
}

/** What a student studies, and until when, where the line above does not say it (member §3). */
function studies(student: MentorshipDetail['student']): string {
  if (!student) return '';
  return [student.major, occupationOf(student) && classOf(student)].filter(Boolean).join(' · ') || 'Student';
}
