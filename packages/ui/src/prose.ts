import type { Theme } from '@mui/material/styles';

const MONOSPACE = "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, monospace";

/** How formatted text looks, wherever it is read or written: a measure of 65 characters and a steady beat of lines. */
export const prose = (theme: Theme) => ({
  ...theme.typography.body1,
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  maxWidth: '65ch',
  overflowWrap: 'break-word' as const,
  '& > * + *': { marginTop: '1.15em' },
  // A line break that an editor made within a paragraph is one.
  '& p, & li, & blockquote, & :is(h2, h3, h4, h5, h6)': { whiteSpace: 'pre-line' },
  '& :is(h2, h3, h4, h5, h6)': { ...theme.typography.h4, scrollMarginTop: 96 },
  '& h2': theme.typography.h3,
  '& h3': theme.typography.h4,
  '& :is(h4, h5, h6)': { ...theme.typography.h4, fontSize: '1.125rem', letterSpacing: '-0.01em' },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: '2em' },
  '& > * + h2': { marginTop: '1.7em' },
  '& > :is(h2, h3, h4, h5, h6) + *': { marginTop: '0.7em' },
  '& strong': { fontWeight: 650 },
  '& a': {
    color: theme.vars.palette.scheme.accentText,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.18em',
    transition: theme.transitions.create(['text-decoration-thickness'], { duration: 150 }),
    '&:hover': { textDecorationThickness: '0.14em' },
  },
  '& :is(ul, ol)': { paddingLeft: '1.5em' },
  '& ul': { listStyle: 'disc' },
  '& ul ul': { listStyle: 'circle' },
  '& ol': { listStyle: 'decimal' },
  '& ol ol': { listStyle: 'lower-alpha' },
  '& li::marker': { color: theme.vars.palette.scheme.accentText, fontVariantNumeric: 'tabular-nums' },
  '& li + li, & li > :is(ul, ol)': { marginTop: '0.4em' },
  '& blockquote': {
    margin: 0,
    paddingLeft: '1.2em',
    borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
    ...theme.typography.subtitle1,
  },
  '& code': {
    fontFamily: MONOSPACE,
    fontSize: '0.9em',
    padding: '0.12em 0.35em',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
  },
  '& pre': {
    margin: 0,
    padding: '1em 1.2em',
    fontFamily: MONOSPACE,
    lineHeight: 1.6,
    // Long lines break: nothing on a phone has to be pushed sideways.
    whiteSpace: 'pre-wrap',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    '& code': { padding: 0, background: 'none', border: 0 },
  },
  '& figure': { marginInline: 0 },
  '& img': {
    width: '100%',
    height: 'auto',
    backgroundColor: theme.vars.palette.background.paper,
    borderRadius: theme.vars.shape.borderRadius,
  },
});
