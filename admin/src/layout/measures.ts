/** Width of the sidebar, in CSS pixels. */
export const SIDEBAR_WIDTH = 264;
/** From this breakpoint on the sidebar stands beside the page; below it is a drawer (admin §2). */
export const WIDE = 'md';
