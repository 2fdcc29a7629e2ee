import { styled } from '@mui/material/styles';

/** How something stands, in a word, and by its colour: `data-tone` is blue unless it says yellow, green or red. */
export const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  '--tone': theme.vars.palette.info.main,
  '&[data-tone="yellow"]': { '--tone': theme.vars.palette.warning.main },
  '&[data-tone="green"]': { '--tone': theme.vars.palette.success.main },
  '&[data-tone="red"]': { '--tone': theme.vars.palette.error.main },
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  padding: '3px 10px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'var(--tone)',
  backgroundColor: theme.vars.palette.background.paper,
  border: '1px solid color-mix(in srgb, var(--tone) 45%, transparent)',
  borderRadius: 99,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'var(--tone)' },
  // Marigold is the product's yellow.
  '&[data-tone="yellow"]::before': { backgroundColor: theme.vars.palette.primary.main },
}));
