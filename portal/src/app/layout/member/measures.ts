/** The measures of the members' area, in CSS pixels. */
export const HEADER_PX = 64;
/** The row of sections at the lower edge of a phone, without what the phone itself keeps free there. */
export const BOTTOM_BAR_PX = 60;
/** The sections beside the page: icons above their names on tablets, a list on wide screens. */
export const RAIL_PX = 100;
export const SIDEBAR_PX = 248;
/** Sections and content together; what a window has beyond it stays free on both sides. */
export const SHELL_PX = SIDEBAR_PX + 1360;
/** The side margin of the content, as `Container` has it. */
export const CONTENT_MARGIN = 'max(clamp(20px, 4.6vw, 60px), env(safe-area-inset-left), env(safe-area-inset-right))';
