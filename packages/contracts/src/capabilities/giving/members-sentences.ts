/** Giving (member §8). */

export const campaignsNotLoaded = 'Failed to load donation campaigns';
export const donationsNotLoaded = 'Failed to load donation history';
export const impactNotLoaded = 'Failed to load the impact report';
export const donorsNotLoaded = 'Failed to load the donors';
export const donationNotProcessed = 'Failed to process donation';
export const donationProcessed = 'Donation processed successfully! Thank you for your support.';

export const campaignNotFound = 'This campaign does not exist';
export const campaignOver = 'This campaign takes no more donations';
export const campaignToCome = 'This campaign has not begun yet';
export const donationCurrencyOther = 'A donation to a campaign is in rupees (INR)';

/* The console. */

export const campaignCreated = 'Campaign published';
export const campaignUpdated = 'Campaign updated';
export const campaignDeleted = 'Campaign deleted';
export const campaignNotSaved = 'Failed to save campaign';
export const campaignClosed = 'Campaign closed';
export const campaignReopened = 'Campaign opened again';
export const campaignEndTooEarly = 'A campaign ends after it starts';
export const campaignKept = 'A campaign that has donations is not deleted: close it instead';
