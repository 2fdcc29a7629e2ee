/** The look of one of a few choices side by side, of which one is chosen: for a label around a radio, or a menu's item. */
export const segment = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 32,
  padding: '4px 10px',
  fontWeight: 500,
  cursor: 'pointer',
  borderRadius: 6,
  '& svg': { flex: 'none', fontSize: 17 },
} as const;

/** That of the chosen one, on whatever ground it lies. */
export const chosenSegment = {
  fontWeight: 600,
  backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)',
} as const;
