import { styled } from '@mui/material/styles';
import type { DashboardStats } from 'contracts';

import { Meter } from '../../components/Meter';
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
      <Meter label="Completeness of your profile" percent={completeness} />
      {next && (
        <p>
          Next: <SiteLink href={`${editorPath}#${STEP_ADVICE[next].section}`}>{STEP_ADVICE[next].advice}</SiteLink>
        </p>
      )}
    </Box>
  );
}
