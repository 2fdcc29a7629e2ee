import { styled } from '@mui/material/styles';
import { MENTORSHIP_NUDGE_DAYS, messages, paths } from 'contracts';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { useUser } from '../../lib/session';

const Body = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px' });
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 72px)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
}));
const Terms = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  '& strong': { display: 'block', fontWeight: 600 },
  '& li': { paddingLeft: 16, borderLeft: `2px solid ${theme.vars.palette.primary.main}` },
}));

/** Where alumni become mentors; all others are told that they cannot (member §6). @param profile the form of it */
export function BecomeMentor({ profile }: { profile: ReactNode }) {
  const { role } = useUser();
  return (
    <>
      <PageHeader title="Become a Mentor" lead="Your time is worth a lot to a student." />
      <Body>
        {role === 'alumni' ? (
          <Columns>
            <div>{profile}</div>
            <Terms>
              <li>
                <strong>You say how many</strong>
                Nobody can ask you once your places are taken, and you can pause at any time.
              </li>
              <li>
                <strong>One tap answers</strong>
                Each request comes by mail with two buttons. After {MENTORSHIP_NUDGE_DAYS} days we remind you once.
              </li>
              <li>
                <strong>You choose how it goes</strong>
                Say what you expect. Goals, meetings and notes stand in one place for both of you.
              </li>
            </Terms>
          </Columns>
        ) : (
          <Notice
            urgent
            title={messages.onlyAlumniMentor}
            text={role === 'student' ? 'As a student you can ask one. They are happy to hear from you.' : undefined}
          >
            {role === 'student' ? (
              <ButtonLink href={paths.mentors()}>Find a Mentor</ButtonLink>
            ) : (
              <ButtonLink href={paths.mentorship()}>Back to Mentorship</ButtonLink>
            )}
          </Notice>
        )}
      </Body>
    </>
  );
}
