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
    transformOrigin: 'left',
    transition: theme.transitions.create('transform', { duration: 200 }),
  },
}));

/** How much of the file has been sent. @param share from 0 to 1 */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <span style={{ transform: `scaleX(${share})` }} />
    </Track>
  );
}
