/** Donations are in rupees, as all that members owe and give (design §6). */
export const DONATION_CURRENCY = 'INR';
/** What somebody gives at once, in whole rupees: the smallest (member §5, §9), and the largest that is no slip. */
export const DONATION_MIN = 1;
export const DONATION_MAX = 1_000_000;
/** What the form suggests, in rupees. */
export const DONATION_SUGGESTIONS = [500, 1000, 2500, 5000] as const;

/** How a campaign stands: to come, open, past its end, or ended by an editor. */
export const CAMPAIGN_STATES = ['upcoming', 'open', 'ended', 'closed'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];
export const CAMPAIGN_STATE_LABELS: Record<CampaignState, string> = {
  upcoming: 'To come',
  open: 'Open',
  ended: 'Ended',
  closed: 'Closed',
};
/** Which campaigns a list shows: those that are open or to come, or those that are over. */
export const CAMPAIGN_LISTS = ['current', 'past'] as const;
export type CampaignList = (typeof CAMPAIGN_LISTS)[number];

/** A donation as its donor reads it (member §4): completed, or anything else. */
export const DONATION_STATUSES = ['Completed', 'Pending', 'Refunded'] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** What donations are spent on, in the order of the report. */
export const SPENDING_AREAS = ['scholarships', 'workshop', 'community'] as const;
export type SpendingArea = (typeof SPENDING_AREAS)[number];
export const SPENDING_AREA_LABELS: Record<SpendingArea, string> = {
  scholarships: 'Scholarships and prizes',
  workshop: 'Workshop and tools',
  community: 'Events and community',
};
/** The report's split where no campaign says what it spent, in percent (member §9). */
export const DEFAULT_IMPACT: Record<SpendingArea, number> = { scholarships: 45, workshop: 30, community: 25 };

export const CAMPAIGNS_PAGE_SIZE = 12;
export const DONATIONS_PAGE_SIZE = 20;
export const DONORS_PAGE_SIZE = 24;
/** Open campaigns that somebody who donates chooses among, at most. */
export const DONATION_OPTIONS_MAX = 50;

/** Longest texts, in characters. */
export const CAMPAIGN_TITLE_MAX_CHARS = 120;
/** The beginning of its text, as cards show it. */
export const CAMPAIGN_DESCRIPTION_CHARS = 240;
export const SPENDING_TEXT_MAX_CHARS = 200;
/** Lines in which a campaign says what it spent, at most. */
export const SPENDING_MAX = 40;
/** The largest goal, and the largest line of what was spent, in rupees. */
export const CAMPAIGN_GOAL_MAX = 20_000_000;

/** What stands where a donor does not want to be named. */
export const ANONYMOUS_DONOR = 'Anonymous';
/** In the console's addresses: donations that are for no campaign. */
export const GENERAL_DONATIONS = 'general';
