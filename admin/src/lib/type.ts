/** Sizes of type that the console has beside the theme's scale: it shows more at once than the site does. */
export const DENSE = { fontSize: '0.875rem', lineHeight: 1.45 } as const;
/** The smallest: heads of tables, labels, and what stands under an input. */
export const SMALL = { fontSize: '0.8125rem', lineHeight: 1.4 } as const;

/** Fingers need more room than a pointer does. */
export const TOUCH = '@media (pointer: coarse)';

/** Read out, and not seen. */
export const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;
