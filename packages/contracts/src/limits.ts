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
/** Length at which a public event description is cut, in characters (member §9). */
export const EVENT_EXCERPT_CHARS = 100;
/** Lines of an announcement's excerpt (member §9). */
export const ANNOUNCEMENT_EXCERPT_LINES = 3;
/** Skeleton cards shown while events load (member §9). */
export const EVENT_SKELETONS = 4;
/** The largest page any list answers (design §5). */
export const MAX_PAGE_SIZE = 100;
/** Announcements on a page. */
export const ANNOUNCEMENTS_PAGE_SIZE = 10;
/** Search terms are cut off beyond this many characters. */
export const MAX_SEARCH_CHARS = 100;

/** Ranges and defaults of the site settings (admin §5, §9; time zone and currency: design §6). */
export const SETTINGS_DEFAULTS = {
  siteName: 'Alumni Connect',
  siteDescription: 'Students, alumni and faculty of the society in one place.',
  enableRegistration: true,
  requireEmailVerification: true,
  maxEventsPerPage: 10,
  maxUsersPerPage: 20,
  timeZone: 'Asia/Kolkata',
  currency: 'USD',
} as const;
export const MAX_EVENTS_PER_PAGE_RANGE = { min: 5, max: 50 } as const;
export const MAX_USERS_PER_PAGE_RANGE = { min: 10, max: 100 } as const;

/** Shortest new password, in characters (member §9). */
export const PASSWORD_MIN_CHARS = 6;
/** bcrypt reads no more bytes than these; a longer password would be cut silently. */
export const PASSWORD_MAX_BYTES = 72;
/** A person's name, in characters. */
export const NAME_MAX_CHARS = 100;
/** Rows of a dashboard's lists (admin §9). */
export const DASHBOARD_ROWS = 3;
