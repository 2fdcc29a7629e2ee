import { styled } from '@mui/material/styles';
import type { ScheduleSection } from 'contracts';
import { useId } from 'react';

import { Container } from '../../components/Container';
import { SectionFrame } from '../../components/SectionFrame';
import { SectionHeading } from '../../components/SectionHeading';
import { Tag } from '../../components/Tag';
import { daysOf } from './daysOf';

const Tracks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '20px clamp(16px, 2vw, 28px)',
  marginBottom: 'clamp(32px, 4vw, 56px)',
  '& li': { paddingTop: 14, borderTop: `3px solid ${theme.vars.palette.primary.main}` },
  '& h3': theme.typography.h4,
  '& p': { ...theme.typography.body2, marginTop: 6, color: theme.vars.palette.text.secondary },
}));
/** A day beside another where there is room. */
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' },
}));
const Day = styled('h3')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 12 }));
const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '4px 16px',
  paddingBlock: 14,
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .time': { ...theme.typography.body2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .title': { fontWeight: 600, lineHeight: 1.4 },
  '& .place': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .track': { display: 'flex', marginTop: 8 },
}));

/** What happens on which day of a festival, after the tracks that run beside each other. */
export function Schedule({ section }: { section: ScheduleSection }) {
  const id = useId();
  return (
    <SectionFrame>
      <Container>
        <SectionHeading title={section.title} aside={section.subtitle} />
        {section.tracks.length > 0 && (
          <Tracks>
            {section.tracks.map(({ name, description }) => (
              <li key={name}>
                <h3>{name}</h3>
                {description && <p>{description}</p>}
              </li>
            ))}
          </Tracks>
        )}
        <Days>
          {daysOf(section.entries).map(({ day, entries }, place) => (
            <section key={day} aria-labelledby={`${id}${place}`}>
              <Day id={`${id}${place}`}>{day}</Day>
              <ol>
                {entries.map((entry, index) => (
                  <Entry key={`${index} ${entry.title}`}>
                    <p className="time">{entry.time}</p>
                    <div>
                      <p className="title">{entry.title}</p>
                      {entry.place && <p className="place">{entry.place}</p>}
                      {entry.track && (
                        <p className="track">
                          <Tag>{entry.track}</Tag>
                        </p>
                      )}
                    </div>
                  </Entry>
                ))}
              </ol>
            </section>
          ))}
        </Days>
      </Container>
    </SectionFrame>
  );
}
