/** Width of the sidebar, in CSS pixels. */
export const SIDEBAR_WIDTH = 248;
/** From this breakpoint on the sidebar stands beside the page; below it is a drawer (admin §2). */
export const WIDE = 'md';
/** Room of a page beside the sidebar: above it, in CSS pixels, and at its sides. */
export const PAGE_TOP = 28;
export const PAGE_SIDE = 'clamp(24px, 3vw, 44px)';
