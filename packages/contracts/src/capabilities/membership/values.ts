/** The years of study that contribute (admin §3). */
export const MEMBERSHIP_TIERS = ['third_year', 'final_year'] as const;
export type MembershipTier = (typeof MEMBERSHIP_TIERS)[number];
export const MEMBERSHIP_TIER_LABELS: Record<MembershipTier, string> = {
  third_year: 'Third year',
  final_year: 'Final year',
};
/** What an admin can set: as the year of graduation says, a tier, or no contributions. */
export const TIER_CHOICES = ['auto', ...MEMBERSHIP_TIERS, 'none'] as const;
export type TierChoice = (typeof TIER_CHOICES)[number];
export const TIER_CHOICE_LABELS: Record<TierChoice, string> = {
  ...MEMBERSHIP_TIER_LABELS,
  auto: 'As the year of graduation says',
  none: 'No contributions',
};

/** What of a month the documents know (admin §3). */
export const CONTRIBUTION_STATUSES = ['paid', 'pending'] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number];

/** Contributions are in rupees (design §6): of a month, by tier, in minor units (admin §9). */
export const CONTRIBUTION_CURRENCY = 'INR';
export const CONTRIBUTION_DEFAULTS: Record<MembershipTier, number> = { third_year: 5000, final_year: 10_000 };
/** The largest contribution of a month, in rupees. */
export const CONTRIBUTION_MAX = 100_000;
/** The last month of an academic year: June. */
export const LAST_MONTH_OF_YEAR = 6;
/** Months that one payment covers at most. */
export const CONTRIBUTION_MONTHS_MAX = 60;

export const MEMBERSHIP_REASON_MAX_CHARS = 1000;
/** Months that the console draws. */
export const CHART_MONTHS = 12;
export const DRY_RUN_PAGE_SIZE = 50;
