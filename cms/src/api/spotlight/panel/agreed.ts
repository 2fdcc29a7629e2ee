/** The condition that somebody agreed to be presented, as the panel's permissions ask for it. */
export const agreedToSpotlight = {
  displayName: 'Agreed to the spotlight',
  name: 'agreed-to-spotlight',
  category: 'Spotlight',
  handler: () => ({ spotlightOptIn: { $eq: true } }),
};
