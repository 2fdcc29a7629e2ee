import { styled } from '@mui/material/styles';

const Mark = styled('svg')(({ theme }) => ({
  width: '1em',
  height: '1em',
  flex: 'none',
  '& .spark': { fill: theme.vars.palette.primary.main },
}));

/** The spark that stands for the society wherever it has uploaded no logo of its own. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <Mark viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M15 15 27 6M15 15 5 27M15 15l11 12" stroke="currentColor" strokeWidth="1.6" />
      <path className="spark" d="m15 2 2.6 10.4L28 15l-10.4 2.6L15 28l-2.6-10.4L2 15l10.4-2.6z" />
      <g fill="currentColor">
        <circle cx="27" cy="6" r="2.2" />
        <circle cx="5" cy="27" r="2.2" />
        <circle cx="26" cy="27" r="2.2" />
      </g>
    </Mark>
  );
}
