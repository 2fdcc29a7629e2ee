import { styled } from '@mui/material/styles';
import { paths, type JoinSection } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { SectionFrame } from '../../components/SectionFrame';
import { useSession } from '../../lib/session';
import { useSite } from '../../lib/useSite';

/** Radius of the bites that a ticket has at its seam, in CSS pixels. */
const BITE = 12;

const Ticket = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, auto)' },
}));
const Invitation = styled('div')({ padding: 'clamp(28px, 4.4vw, 64px)' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, maxWidth: '16ch' }));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 16,
  maxWidth: '46ch',
  color: theme.vars.palette.text.secondary,
}));

/** The part that one tears off, beyond a dashed seam with a bite at either end. */
const Stub = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 12,
  padding: 'clamp(28px, 4vw, 56px)',
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    width: BITE * 2,
    height: BITE * 2,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    top: -BITE - 1,
  },
  '&::before': { left: -BITE },
  '&::after': { right: -BITE },
  [theme.breakpoints.up('md')]: {
    borderTop: 0,
    borderLeft: `2px dashed ${theme.vars.palette.divider}`,
    '&::before, &::after': { left: -BITE - 1, right: 'auto' },
    '&::before': { top: -BITE },
    '&::after': { top: 'auto', bottom: -BITE },
  },
}));

/** Invites to sign in or to register, and whoever has done so to their dashboard (site §2.2). */
export function Join({ section }: { section: JoinSection }) {
  const { user } = useSession();
  const { enableRegistration } = useSite().settings;
  return (
    <SectionFrame>
      <Container>
        <Ticket>
          <Invitation>
            <Title>{section.title}</Title>
            {section.text && <Text>{section.text}</Text>}
          </Invitation>
          <Stub>
            {user ? (
              <ButtonLink href={paths.dashboard()}>Go to your dashboard</ButtonLink>
            ) : (
              <>
                <ButtonLink href={paths.login()}>Sign in</ButtonLink>
                {enableRegistration && (
                  <ButtonLink href={paths.register()} look="outlined">
                    Register
                  </ButtonLink>
                )}
              </>
            )}
            <ButtonLink href={paths.events()} look="outlined">
              See the events
            </ButtonLink>
          </Stub>
        </Ticket>
      </Container>
    </SectionFrame>
  );
}
