/** What the forms of giving say. */

export const donationAmountInvalid = 'Please enter a whole amount of at least ₹1';
export const donationTooLarge = 'Online, at most ₹10,00,000 are donated at once. Please write to us about more.';
/** @param most rupees */
export const rupeesInvalid = (most: number) => `Please enter whole rupees, from 1 to ${most.toLocaleString('en-IN')}`;
export const campaignTimeInvalid = 'Please choose a day and a time';
export const spendingMissing = 'Please say what the money was spent on';
export const spendingAreaMissing = 'Please choose what it was for';
export const donationMethodMissing = 'Please choose how you want to pay';
