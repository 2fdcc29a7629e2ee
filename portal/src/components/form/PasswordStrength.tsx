import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

/** What people read at each score, and the colour of the theme that goes with it. */
const LEVELS = [
  { label: 'very weak', color: 'error' },
  { label: 'weak', color: 'error' },
  { label: 'fair', color: 'warning' },
  { label: 'good', color: 'info' },
  { label: 'strong', color: 'success' },
] as const;

const Meter = styled('div')({ display: 'grid', marginTop: -12, marginBottom: 20 });
const Bars = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 5,
  '& span': {
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.divider,
    transition: 'background-color 200ms',
  },
}));
const Words = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  '&:not(:empty)': { marginTop: 6 },
  color: theme.vars.palette.text.secondary,
}));

type Estimate = (password: string) => number;
const loadEstimate = (): Promise<Estimate> => import('./estimateStrength').then((module) => module.estimateStrength);

/** How strong a password is, while it is typed. What measures it is fetched with the first letter; without it all works. */
export function PasswordStrength({ password }: { password: string }) {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const isUsed = password !== '';
  useEffect(() => {
    if (!isUsed) return;
    let isWanted = true;
    loadEstimate().then(
      (loaded) => isWanted && setEstimate(() => loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isUsed]);

  const score = estimate && isUsed ? estimate(password) : null;
  const level = score === null ? undefined : LEVELS[score];
  return (
    <Meter>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} style={fillOf(step, score)} />
        ))}
      </Bars>
      <Words aria-live="polite">{level && `Strength: ${level.label}`}</Words>
    </Meter>
  );
}

/** Even the weakest password that was measured fills the first bar, so that it shows as weak rather than as none. */
function fillOf(step: number, score: number | null) {
  if (score === null || step > Math.max(1, score)) return undefined;
  return { backgroundColor: `var(--palette-${LEVELS[score]?.color ?? 'info'}-main)` };
}
