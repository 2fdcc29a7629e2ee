/** Social networks with an icon of their own, in the order of the top bar (site §2.2). */
export const SOCIAL_PLATFORMS = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

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
