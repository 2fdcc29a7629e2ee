import { styled } from '@mui/material/styles';

interface StatusTagProps {
  /** `good` and `waiting` tell by colour too; `plain` is for what is neither. */
  tone?: 'good' | 'waiting' | 'plain';
}

/** A word about the state or kind of a record. */
export const StatusTag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<StatusTagProps>(({
  theme: { vars, typography },
  tone = 'plain',
}) => {
  const color = {
    good: vars.palette.success.main,
    waiting: vars.palette.warning.main,
    plain: vars.palette.text.secondary,
  }[tone];
  return {
    ...typography.caption,
    lineHeight: '20px',
    padding: '0 8px',
    borderRadius: 10,
    backgroundColor: `color-mix(in srgb, ${color} 9%, transparent)`,
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: 6,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color,
    '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentColor' },
    ...(tone === 'waiting' && {
      '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', border: '1.5px solid' },
    }),
  };
});
