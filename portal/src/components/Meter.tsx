import { styled } from '@mui/material/styles';

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

interface MeterProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** What is read out, where it is more than the percentage. */
  text?: string;
  className?: string;
}

/** How much of a whole there is, as a line that fills. */
export function Meter({ label, percent, text, className }: MeterProps) {
  return (
    <Track
      className={className}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span style={{ width: `${percent}%` }} />
    </Track>
  );
}
