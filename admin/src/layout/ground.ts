import type { Theme } from '@mui/material/styles';

/** What the sidebar and the top bar of narrow windows lie on: a shade off the page. */
export const sideGround = ({ vars }: Theme): string =>
  `color-mix(in srgb, ${vars.palette.text.primary} 4%, ${vars.palette.background.default})`;

/** Under what the pointer is on, and under the page that is shown. */
export const hovered = 'color-mix(in srgb, currentColor 7%, transparent)';
export const current = 'color-mix(in srgb, currentColor 11%, transparent)';
