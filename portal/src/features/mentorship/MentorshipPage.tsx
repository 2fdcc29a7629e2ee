import { styled } from '@mui/material/styles';
import { MENTORSHIP_EXPIRY_DAYS, paths } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { useSession } from '../../lib/session';
import { useSite } from '../../lib/useSite';

const Body = styled(Container)({ paddingBlock: 'clamp(28px, 4vw, 56px) 96px' });
const Own = styled('div')({ marginTop: 24 });
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    gap: 12,
    padding: 'clamp(22px, 3vw, 36px)',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& h2': theme.typography.h3,
  '& p': { maxWidth: '48ch', color: theme.vars.palette.text.secondary },
  '& a': { marginTop: 12 },
}));
const Way = styled('section')(({ theme }) => ({
  marginTop: 'clamp(48px, 6vw, 88px)',
  '& > h2': theme.typography.h2,
}));
const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: '32px clamp(24px, 3vw, 48px)',
  marginTop: 'clamp(24px, 3vw, 40px)',
  counterReset: 'step',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': { counterIncrement: 'step', paddingTop: 18, borderTop: `2px solid ${theme.vars.palette.primary.main}` },
  '& > li::before': {
    ...theme.typography.caption,
    content: 'counter(step)',
    display: 'block',
    marginBottom: 6,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.scheme.accentText,
  },
  '& h3': theme.typography.h4,
  '& p': { marginTop: 8, maxWidth: '44ch', color: theme.vars.palette.text.secondary },
}));
const Call = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 40px',
  marginTop: 'clamp(48px, 6vw, 88px)',
  paddingTop: 'clamp(28px, 4vw, 48px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.h3, maxWidth: '24ch' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

const STEPS = [
  {
    title: 'Connect',
    text: 'Find somebody who knows what you want to learn. Each mentor says what they help with, how soon they reply, and how many places they have.',
  },
  {
    title: 'Request',
    text: `Write what you would like help with, and for how long. A mentor answers within ${MENTORSHIP_EXPIRY_DAYS} days, or you are shown others who fit.`,
  },
  {
    title: 'Grow',
    text: 'Agree on a few goals, meet, and note what you take along. In the end both of you say how it went.',
  },
];

/** What mentorship is, and the two ways into it (member §2, Mentorship landing). */
export default function MentorshipPage() {
  const site = useSite();
  const { user } = useSession();
  // Whoever is no student sees the mentors in the alumni portal.
  const mentors = user && user.role !== 'student' ? paths.alumniMentorship({ tab: 'find' }) : paths.mentors();
  const pathFor = (path: string) => (user ? path : paths.login(path));
  const find = <ButtonLink href={pathFor(mentors)}>Find a Mentor</ButtonLink>;
  const become = (
    <ButtonLink href={pathFor(paths.mentorshipBecome())} look="outlined">
      Become a Mentor
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title="Mentorship"
        description={`Students of ${site.institute} learn from alumni of ${site.name}: find a mentor, or become one.`}
        canonicalPath={paths.mentorship()}
      />
      <PageHeader title="Mentorship" lead={`Students learn from alumni of ${site.name}, one to one.`}>
        {user && (
          <Own>
            <ButtonLink href={paths.alumniMentorship({ tab: 'mine' })} look="outlined">
              My Mentorships
            </ButtonLink>
          </Own>
        )}
      </PageHeader>
      <Body>
        <Cards>
          <li>
            <h2>Find a Mentor</h2>
            <p>
              For students. Ask somebody who has been where you want to go, about careers, technology, leadership, or a
              company of your own.
            </p>
            {find}
          </li>
          <li>
            <h2>Become a Mentor</h2>
            <p>
              For alumni. An hour or two a month changes a student’s year. You say how many you take, and pause whenever
              you like.
            </p>
            {become}
          </li>
        </Cards>
        <Way>
          <h2>How it works</h2>
          <Steps>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Steps>
        </Way>
        <Call>
          <h2>The first step is one message</h2>
          <div>
            {find}
            {become}
          </div>
        </Call>
      </Body>
    </>
  );
}
