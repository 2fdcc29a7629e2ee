import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Replay from '@mui/icons-material/Replay';
import { keyframes, styled } from '@mui/material/styles';

import type { Outcome, Verdict } from '../outcomes';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Band = styled('div', { shouldForwardProp: (name) => name !== 'verdict' })<{ verdict: Verdict }>(({
  theme: { vars, typography },
  verdict,
}) => {
  const tone = { welcome: vars.palette.success, twice: vars.palette.warning, refused: vars.palette.error }[verdict];
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '18px 20px',
    color: tone.contrastText,
    backgroundColor: tone.main,
    animation: `${rise} 200ms cubic-bezier(0.16, 1, 0.3, 1)`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    '& svg': { flex: 'none', fontSize: 44 },
    '& strong': {
      ...typography.h3,
      display: 'block',
      fontSize: 'clamp(1.4rem, 1.1rem + 1.4vw, 2rem)',
      lineHeight: 1.15,
      overflowWrap: 'anywhere',
    },
    '& span': { display: 'block', marginTop: 2, fontSize: '1rem', fontWeight: 500 },
  };
});

const ICONS = { welcome: CheckCircle, twice: Replay, refused: ErrorIcon } as const;

/** What became of the last scan: colour, sign and words say the same. */
export function OutcomeBand({ verdict, title, text }: Outcome) {
  const Icon = ICONS[verdict];
  return (
    <Band verdict={verdict} data-verdict={verdict}>
      <Icon aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    </Band>
  );
}
