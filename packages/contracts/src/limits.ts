/** Numbers that more than one app needs, each with the section it comes from. */

/** Offset in CSS pixels above which the top bar turns solid (site §9). */
export const TOP_BAR_SOLID_ABOVE_PX = 50;
/** Wait before the drawer's choice acts, in milliseconds (site §9). */
export const DRAWER_ACTION_DELAY_MS = 100;
/** Width under which the top bar shows few social icons, in CSS pixels (site §9). */
export const SOCIAL_ICONS_BREAKPOINT_PX = 1024;
/** How many social icons the top bar shows below and from that width (site §9). */
export const SOCIAL_ICONS_NARROW = 3;
export const SOCIAL_ICONS_WIDE = 5;
/** Typing and erasing pace of the hero, in milliseconds a character (site §9). */
export const TYPING_MS = 100;
export const ERASING_MS = 50;
/** Letters in an initials badge at most (site §9). */
export const INITIALS_MAX = 2;
/** How long a toast stays, in milliseconds (site §9). */
export const TOAST_MS = 5000;
/** The largest page any list answers (design §5). */
export const MAX_PAGE_SIZE = 100;
/** Search terms are cut off beyond this many characters. */
export const MAX_SEARCH_CHARS = 100;
/** A person's name, in characters. */
export const NAME_MAX_CHARS = 100;
/** Rows of a dashboard's lists (admin §9). */
export const DASHBOARD_ROWS = 3;
/** An e-mail address, in characters (RFC 5321). */
export const EMAIL_MAX_CHARS = 254;
/** Formatted text, in characters without its formatting. */
export const RICH_TEXT_MAX_CHARS = 20_000;
/** Largest picture that is taken (design §6). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** How deep lists of a formatted text may stand in each other. */
export const RICH_TEXT_LIST_DEPTH = 3;
/** Zoom of the contact section's map (site §9). */
export const MAP_ZOOM = 14;
/** Pace of the scrambled heading: share of the screen's frames that tick, letters a step, ticks a step takes (site §9). */
export const SCRAMBLE = { speed: 0.5, step: 2, tick: 4 } as const;
