import { styled } from '@mui/material/styles';
import type { CountersSection } from 'contracts';
import { useRef, type CSSProperties } from 'react';
import { NIGHT } from 'theme';
import { VisuallyHidden } from 'ui';

import { Container } from '../../components/Container';
import { SectionFrame } from '../../components/SectionFrame';
import { useCountUp } from './useCountUp';

const Ground = styled(SectionFrame)(({ theme }) => ({
  paddingBlock: 'clamp(56px, 7vw, 104px)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  ':focus-visible': { outlineColor: theme.vars.palette.scheme.focus, outlineOffset: -2 },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 'clamp(24px, 3vw, 40px)' }));

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: 'clamp(20px, 2.4vw, 36px) 12px clamp(20px, 2.4vw, 36px) clamp(14px, 2vw, 28px)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.down('md')]: {
    '& > div:nth-of-type(even)': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    '& > div:nth-of-type(odd)': { paddingLeft: 0 },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    '& > div:first-of-type': { paddingLeft: 0 },
  },
}));
const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'clamp(3rem, 6vw, 4.75rem)',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.primary.main,
}));
const Label = styled('dt')(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: 8 }));

/** Groups digits from five on: `2000`, `12,000`. The same on every machine, unlike the visitor's own grouping. */
const NUMBERS = new Intl.NumberFormat('en-IN', { useGrouping: 'min2' });

const columnsFor = (count: number) => (count > 4 && count % 3 === 0 ? 3 : Math.min(count, 4));

/**
 * What the society has achieved, in numbers (site §2.2, §9). They count up for the eye alone: what is read out, and
 * what stands in the page, is always the number itself.
 */
export function Counters({ section }: { section: CountersSection }) {
  const grid = useRef<HTMLDListElement>(null);
  const share = useCountUp(grid);
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': columnsFor(section.items.length) };
  return (
    <Ground {...NIGHT}>
      <Container>
        {section.title && <Title>{section.title}</Title>}
        <Grid ref={grid} style={columns}>
          {section.items.map(({ value, suffix, label }, index) => (
            <div key={index}>
              <Label>{label}</Label>
              <Value>
                <CountedNumber value={value} suffix={suffix} share={share} />
              </Value>
            </div>
          ))}
        </Grid>
      </Container>
    </Ground>
  );
}

interface CountedNumberProps {
  value: number;
  suffix: string;
  /** How much of it has been counted, from 0 to 1. */
  share: number;
}

/** A number, or as much of it as has been counted; then the number itself is there for whoever listens. */
function CountedNumber({ value, suffix, share }: CountedNumberProps) {
  const whole = NUMBERS.format(value) + suffix;
  if (share === 1) return whole;
  return (
    <>
      <VisuallyHidden>{whole}</VisuallyHidden>
      <span aria-hidden="true">{NUMBERS.format(Math.round(value * share)) + suffix}</span>
    </>
  );
}
