import { styled } from '@mui/material/styles';
import { api, messages, paths, type MentorshipOverview, type MentorshipStatus, type One } from 'contracts';
import { Skeleton } from 'ui';

import { ButtonLink } from '../../../components/Button';
import { LoadFailure } from '../../../components/LoadFailure';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';

const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 6,
    padding: 'clamp(14px, 2.4vw, 28px) clamp(8px, 2.4vw, 28px)',
    backgroundColor: theme.vars.palette.background.paper,
  },
  // “Completed Mentorships” has to fit a third of the narrowest phone.
  '& dt': {
    ...theme.typography.body2,
    fontSize: 'clamp(0.75rem, 3.6vw, 0.9375rem)',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': {
    ...theme.typography.h2,
    margin: 0,
    fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)',
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Call = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginTop: 16,
  padding: 'clamp(18px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& h2': { ...theme.typography.h4, fontSize: '1.25rem' },
  '& p': { ...theme.typography.body2, marginTop: 4, maxWidth: '60ch', color: theme.vars.palette.text.secondary },
}));
const Stories = styled('section')(({ theme }) => ({
  marginTop: 'clamp(32px, 4vw, 56px)',
  '& > h2': { ...theme.typography.h3, marginBottom: 20 },
  '& > ul': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  },
  '& figure': {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    height: '100%',
    margin: 0,
    padding: 'clamp(20px, 2.4vw, 28px)',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& h3': theme.typography.h4,
  '& blockquote': { margin: 0, whiteSpace: 'pre-line' },
  '& figcaption': {
    ...theme.typography.body2,
    marginTop: 'auto',
    paddingTop: 6,
    fontWeight: 600,
    color: theme.vars.palette.scheme.accentText,
  },
}));

/** How the program stands, what waits for the reader, and what became of some (member §2). */
export function Overview({ status }: { status: MentorshipStatus | undefined }) {
  const { data, error, retry } = useApi<One<MentorshipOverview>>(api.mentorshipOverview());
  useFailureToast(error, messages.mentorshipsNotLoaded);
  if (error) return <LoadFailure title={messages.mentorshipsNotLoaded} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the overview">
        <Skeleton style={{ height: 130 }} />
        <Skeleton style={{ height: 110, marginTop: 16 }} />
        <Skeleton style={{ height: 260, marginTop: 56 }} />
      </div>
    );
  }
  const { availableMentors, activeMentorships, completedMentorships, stories } = data.data;
  return (
    <>
      <Counts>
        <Count label="Available Mentors" count={availableMentors} />
        <Count label="Active Mentorships" count={activeMentorships} />
        <Count label="Completed Mentorships" count={completedMentorships} />
      </Counts>
      {status && <NextStep status={status} />}
      {stories.length > 0 && (
        <Stories>
          <h2>Success Stories</h2>
          <ul>
            {stories.map(({ _id, title, text, by }) => (
              <li key={_id}>
                <figure>
                  <h3>{title}</h3>
                  <blockquote>{text}</blockquote>
                  <figcaption>{by}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Stories>
      )}
    </>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count.toLocaleString('en-IN')}</dd>
    </div>
  );
}

/** The likeliest thing for the reader to do; nothing for whoever neither asks nor is asked. */
function NextStep({ status }: { status: MentorshipStatus }) {
  const { toAnswer, isMentor, isAvailable, openPlaces, waiting, requestsLeft, abilities } = status;
  if (toAnswer > 0) {
    return (
      <Call>
        <div>
          <h2>{toAnswer === 1 ? 'A student waits for your answer' : `${toAnswer} students wait for your answer`}</h2>
          <p>A short answer helps them, whichever it is.</p>
        </div>
        <ButtonLink href={paths.alumniMentorship({ tab: 'mine', status: 'pending' })}>See the requests</ButtonLink>
      </Call>
    );
  }
  if (abilities.findMentors) {
    return (
      <Call>
        <div>
          <h2>Find somebody who has been where you want to go</h2>
          <p>
            {waiting > 0 && `You wait for ${waiting === 1 ? 'an answer' : `${waiting} answers`}. `}
            {requestsLeft > 0
              ? `You can ask ${requestsLeft} ${waiting > 0 ? 'more ' : ''}${requestsLeft === 1 ? 'mentor' : 'mentors'}.`
              : 'Once one comes, you can ask again.'}
          </p>
        </div>
        <ButtonLink href={paths.mentors()}>Find a Mentor</ButtonLink>
      </Call>
    );
  }
  if (!abilities.becomeMentor) return null;
  if (!isMentor) {
    return (
      <Call>
        <div>
          <h2>Become a mentor</h2>
          <p>An hour or two a month changes a student’s year. You say how many you take.</p>
        </div>
        <ButtonLink href={paths.mentorshipBecome()}>Become a Mentor</ButtonLink>
      </Call>
    );
  }
  return (
    <Call>
      <div>
        <h2>{isAvailable ? 'You are a mentor' : 'You take no requests for now'}</h2>
        <p>
          {isAvailable
            ? `You have ${openPlaces} open ${openPlaces === 1 ? 'place' : 'places'}. Thank you for your time.`
            : 'Students do not find you until you take requests again.'}
        </p>
      </div>
      <ButtonLink href={paths.alumniMentorship({ tab: 'profile' })} look="outlined">
        {isAvailable ? 'Edit your mentor profile' : 'Take requests again'}
      </ButtonLink>
    </Call>
  );
}
