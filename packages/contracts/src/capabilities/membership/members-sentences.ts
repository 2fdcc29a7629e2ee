/** Memberships and contributions (admin §8). */

export const membershipNotLoaded = 'Failed to load membership data';
export const membershipDetailsNotLoaded = 'Failed to load membership details';
export const remindersSent = 'Payment reminders sent successfully';
export const remindersNotSent = 'Failed to send payment reminders';
/** @param sent @param skipped members */
export const remindersCounted = (sent: number, skipped: number) =>
  `${sent.toLocaleString('en-IN')} sent, ${skipped.toLocaleString('en-IN')} skipped`;

export const graduationYearMissing =
  'Please add your year of graduation to your profile: it says whether you contribute.';
export const membershipNotFound = 'This membership does not exist';
export const noMembership = 'Monthly contributions are paid by students in their third and final year.';
export const membershipKept = 'Memberships are not deleted: choose “No contributions” instead';
export const monthNotDue = 'This month is not due';
export const monthInPayment = 'This month is being paid already';
export const monthNotOfPayment = 'This payment is not about this month';
export const rateNotFound = 'This rate does not exist';
export const rateTooEarly = 'A rate holds from a month to come';
export const rateHolds = 'This rate holds already. Add another one from a month to come.';
export const rateTaken = 'There is a rate from this month already';
export const rateCreated = 'Rate created successfully';
export const rateUpdated = 'Rate updated successfully';
export const rateDeleted = 'Rate deleted successfully';
export const rateNotSaved = 'Failed to save rate';
export const membershipUpdated = 'Membership updated successfully';
export const membershipNotUpdated = 'Failed to update membership';
export const dryRunTooFar = 'A dry run reaches two years ahead at most';

export const contributionAdjusted = 'Contribution adjusted successfully';
export const contributionNotAdjusted = 'Failed to adjust the contribution';
export const monthPaidAlready = 'This month is paid: refund the payment instead';
export const monthToCome = 'Months to come are not charged yet: set the tier instead';
export const contributionChanged = 'This month costs something else by now. Please look at it again.';
export const contributionSame = 'This is what the month costs already';
export const dryRunNotLoaded = 'Failed to load the dry run';
