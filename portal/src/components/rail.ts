/** Cards that are moved along sideways in narrow windows, where the next one shows that there are more. */
export const rail = {
  display: 'flex',
  gap: 12,
  // From edge to edge of the window.
  marginInline: 'calc(-1 * clamp(20px, 4.6vw, 60px))',
  paddingInline: 'clamp(20px, 4.6vw, 60px)',
  paddingBlock: 4,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'clamp(20px, 4.6vw, 60px)',
  scrollbarWidth: 'none',
  '& > li': { flex: '0 0 min(80%, 320px)', scrollSnapAlign: 'start' },
} as const;
