import { styled } from '@mui/material/styles';
import type { AgendaEntry } from 'contracts';
import { useId } from 'react';

const Section = styled('section')({ marginTop: 'clamp(36px, 5vw, 64px)' });
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 20 }));

/** A thread with a spark for each entry runs down the side. */
const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '2px 24px',
  padding: '0 0 24px 28px',
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 12,
    bottom: -12,
    width: 1,
    backgroundColor: theme.vars.palette.scheme.outline,
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    width: 9,
    height: 9,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 4px ${theme.vars.palette.background.default}`,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '136px minmax(0, 1fr)' },
}));
const Time = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));
const Name = styled('p')({ fontWeight: 600, lineHeight: 1.45 });
const Speaker = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** What happens at an event, in its order (member §3). */
export function Agenda({ entries }: { entries: readonly AgendaEntry[] }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>Agenda</Heading>
      <ol>
        {entries.map(({ time, title, speaker }, index) => (
          <Entry key={`${index} ${title}`}>
            <Time>{time}</Time>
            <div>
              <Name>{title}</Name>
              {speaker && <Speaker>{speaker}</Speaker>}
            </div>
          </Entry>
        ))}
      </ol>
    </Section>
  );
}
