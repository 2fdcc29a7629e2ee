/** The page of a campaign's donations. @param id of a campaign, or `GENERAL_DONATIONS` */
export const donationsAddress = (id: string): string => `/campaigns/${encodeURIComponent(id)}/donations`;
