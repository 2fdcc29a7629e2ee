import { styled, type Theme } from '@mui/material/styles';

import { SiteLink } from './SiteLink';

interface ButtonLook {
  /** `filled` is for the one thing to do; `outlined` for the rest. */
  look?: 'filled' | 'outlined';
}

const action = ({ theme, look = 'filled' }: ButtonLook & { theme: Theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '10px 20px',
  cursor: 'pointer',
  textDecoration: 'none',
  borderRadius: theme.vars.shape.borderRadius,
  border: '1px solid transparent',
  transition: theme.transitions.create(['background-color', 'border-color', 'box-shadow'], { duration: 150 }),
  ...(look === 'filled'
    ? {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
        '&:hover': { boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 40%, transparent)` },
      }
    : {
        backgroundColor: 'transparent',
        color: 'inherit',
        borderColor: theme.vars.palette.scheme.outline,
        '&:hover': { borderColor: 'currentColor' },
      }),
});

const options = { shouldForwardProp: (name: PropertyKey) => name !== 'look' };

export const Button = styled('button', options)<ButtonLook>(action);

/** A link to a file, to be saved rather than gone to, that looks like a button. */
export const ButtonDownload = styled('a', options)<ButtonLook>(action);

/** A link that looks like a button. */
export const ButtonLink = styled(SiteLink, options)<ButtonLook>(action);
