import { styled } from '@mui/material/styles';

/** Anchors stop a little into the section's own space, in CSS pixels. */
export const SECTION_SCROLL_MARGIN = -24;

/** A section of a composed page, with the space around it. */
export const SectionFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(72px, 10vw, 144px)',
  scrollMarginTop: SECTION_SCROLL_MARGIN,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ':focus-visible': { outlineOffset: -2 },
}));
