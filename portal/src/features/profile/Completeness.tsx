import { styled } from '@mui/material/styles';
import type { DashboardStats } from 'contracts';

import { SiteLink } from '../../components/SiteLink';
import { STEP_ADVICE } from './stepAdvice';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  '& a': { color: 'inherit', fontWeight: 600, textUnderlineOffset: 4 },
}));
const Words = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 600,
  '& .percent': { fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
}));
const Track = styled('div')(({ theme }) => ({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 3,
    backgroundColor: theme.vars.palette.primary.main,
    transition: theme.transitions.create('width', { duration: 250 }),
  },
}));

interface CompletenessProps {
  profile: DashboardStats['profile'];
  /** The editor that holds the sections. */
  editorPath: string;
}

/** How far the profile is complete, and the step that helps most. */
export function Completeness({ profile: { completeness, next }, editorPath }: CompletenessProps) {
  return (
    <Box>
      <Words>
        <span>{next ? 'Your profile' : 'Your profile is complete'}</span>
        <span className="percent">{completeness} %</span>
      </Words>
      <Track
        role="meter"
        aria-label="Completeness of your profile"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={completeness}
      >
        <span style={{ width: `${completeness}%` }} />
      </Track>
      {next && (
        <p>
          Next: <SiteLink href={`${editorPath}#${STEP_ADVICE[next].section}`}>{STEP_ADVICE[next].advice}</SiteLink>
        </p>
      )}
    </Box>
  );
}
