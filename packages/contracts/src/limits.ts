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
/** How many announcements are the recent ones. */
export const RECENT_ANNOUNCEMENTS = 5;
/** How many announcements a feed holds. */
export const FEED_ANNOUNCEMENTS = 20;
/** Search terms are cut off beyond this many characters. */
export const MAX_SEARCH_CHARS = 100;
/** Events that the list of a search counts and pages through; who looks for one of more narrows the search. */
export const EVENTS_FOUND_MAX = 500;

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
/** An e-mail address, in characters (RFC 5321). */
export const EMAIL_MAX_CHARS = 254;
/** A message from the contact form, in characters. */
export const CONTACT_MESSAGE_MAX_CHARS = 5000;
/** Title of an announcement, in characters. */
export const ANNOUNCEMENT_TITLE_MAX_CHARS = 150;
/** Formatted text, in characters without its formatting. */
export const RICH_TEXT_MAX_CHARS = 20_000;

/** A line of a profile, such as company or skill, in characters. */
export const PROFILE_TEXT_MAX_CHARS = 120;
/** What people write about themselves, in characters. */
export const BIO_MAX_CHARS = 2000;
/** Skills, interests and expertise, entries each. */
export const LIST_ENTRIES_MAX = 30;
/** Years of graduation that a profile may name. */
export const GRADUATION_YEAR_RANGE = { min: 1950, max: 2100 } as const;
/** How many years the directory's filter goes back (member §9). */
export const DIRECTORY_YEARS = 20;
/** Cards on a page of the directory (member §9). */
export const DIRECTORY_PAGE_SIZE = 12;
/** Alumni that the spotlight presents, at most. */
export const SPOTLIGHTS_MAX = 12;
/** People that one may know, at most. */
export const SUGGESTIONS_MAX = 9;
/** People that a list of the directory counts and pages through; who looks for one of more narrows the search. */
export const DIRECTORY_TOTAL_MAX = 1000;
/** A message to a member, and one with a request to connect, in characters. */
export const PERSON_MESSAGE_MAX_CHARS = 2000;
export const CONNECTION_MESSAGE_MAX_CHARS = 300;
/** Notifications on a page. */
export const NOTIFICATIONS_PAGE_SIZE = 20;
/** Notifications that the bell lists. */
export const BELL_ROWS = 6;
/** Unread notifications that are told by number; more are "99+". */
export const UNREAD_SHOWN_MAX = 99;
/** How often the bell asks for them, in milliseconds. */
export const UNREAD_POLL_MS = 60_000;
/** Entries of the own activity on a page. */
export const ACTIVITIES_PAGE_SIZE = 10;
/** Largest picture that is taken (design §6), and the edge of the square that is kept of a profile's, in pixels. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_PIXELS = 512;
/** Smallest recommended edge of a profile picture, in pixels (member §5). */
export const AVATAR_RECOMMENDED_PIXELS = 300;
/** How deep lists of a formatted text may stand in each other. */
export const RICH_TEXT_LIST_DEPTH = 3;
/** How much of its text an announcement has in lists and feeds, in characters: three lines of it, with room to spare. */
export const ANNOUNCEMENT_EXCERPT_CHARS = 300;
/** Zoom of the contact section's map (site §9). */
export const MAP_ZOOM = 14;
/** Pace of the scrambled heading: share of the screen's frames that tick, letters a step, ticks a step takes (site §9). */
export const SCRAMBLE = { speed: 0.5, step: 2, tick: 4 } as const;
/** Questions that an event may ask, the words of one, and an answer's, in characters. */
export const EVENT_QUESTIONS_MAX = 20;
export const EVENT_QUESTION_MAX_CHARS = 200;
export const EVENT_ANSWER_MAX_CHARS = 1000;
/** Texts of an event, in characters. */
export const EVENT_TITLE_MAX_CHARS = 150;
export const EVENT_DESCRIPTION_MAX_CHARS = 5000;
export const EVENT_LOCATION_MAX_CHARS = 200;
export const EVENT_ORGANIZER_MAX_CHARS = 150;
export const EVENT_LINK_MAX_CHARS = 255;
/** Why a proposal was rejected, in characters. */
export const PROPOSAL_REASON_MAX_CHARS = 1000;
/** Proposals of one person that wait at once, and rows of a page of them. */
export const PENDING_PROPOSALS_MAX = 10;
export const PROPOSALS_PAGE_SIZE = 10;
/** When an event begins that names no time, on the site's clock, and how long one lasts that names no end. */
export const EVENT_DEFAULT_TIME = '10:00';
export const EVENT_DEFAULT_HOURS = 2;
/** Seats that an event may have, and what a ticket may cost. */
export const EVENT_CAPACITY_MAX = 1_000_000;
export const EVENT_PRICE_MAX = 1_000_000;
/** Hours that a seat may wait to be confirmed. */
export const EVENT_CONFIRM_HOURS = { min: 1, max: 336, byDefault: 24 } as const;
/** Options of a question, all in all, in characters. */
export const EVENT_OPTIONS_MAX_CHARS = 2000;
/** Entries of an agenda, and their texts, in characters. */
export const AGENDA_ENTRIES_MAX = 40;
export const AGENDA_TIME_MAX_CHARS = 60;
export const AGENDA_TITLE_MAX_CHARS = 200;
/** A message to the people of an event, and its subject, in characters. */
export const EVENT_MESSAGE_MAX_CHARS = 5000;
export const EVENT_MESSAGE_SUBJECT_MAX_CHARS = 150;
/** Records of a type from the Content-Type Builder on a page. */
export const COLLECTION_PAGE_SIZE = 24;
/** Records that a search of them counts and pages through; who looks for one of more narrows the search. */
export const COLLECTION_FOUND_MAX = 500;
/** Records that a block of them shows. */
export const COLLECTION_BLOCK_COUNT = { min: 1, max: 24, byDefault: 6 } as const;
