import { formatMoney } from '../../money.js';

/** Payments (admin §8). */

/** How many amounts a sentence names. */
const AMOUNTS_NAMED = 6;

export const paymentTypeInvalid = 'Invalid payment type';
export const signInToPay = 'Please log in to make a payment';
export const paymentNotInitiated = 'Failed to initiate payment';
export const paymentDetailsNotLoaded = 'Failed to load payment details';
export const paymentFailed = 'Payment failed. Please try again.';
export const paymentProcessed = 'Payment processed successfully!';
export const paymentSuccessful = 'Payment successful!';
export const paymentsNotLoaded = 'Failed to load payments';
export const paymentNotSaved = 'Failed to save payment';
export const paymentNotDeleted = 'Failed to delete payment';
export const paymentDetailNotLoaded = 'Failed to load details for this payment';
export const paymentCreated = 'Payment created successfully';
export const paymentUpdated = 'Payment updated successfully';
export const paymentDeleted = 'Payment deleted successfully';
export const confirmPaymentDeletion = 'Are you sure you want to delete this payment?';

export const paymentNotFound = 'Payment not found';
export const paymentKeyTaken = 'This request was sent before with other contents';
export const nothingToPay = 'There is nothing to pay here';
export const paymentCompletedAlready = 'This payment is completed already';
export const paymentRefundedAlready = 'This payment was refunded';
export const paymentFailedAlready = 'This payment failed. Please start again.';
export const paymentCancelledAlready = 'This payment was cancelled';
export const paymentExpiredAlready = 'The time for this payment is over. Please start again.';
export const paymentWaitsAlready = 'You have told us that you paid. The treasurer is looking for it.';
export const paymentRejectedAlready = 'The treasurer did not find this payment. Please start again.';
export const paymentNotCompleted = 'Only a completed payment can be refunded';
export const paymentNotRejected = 'This payment was not rejected';
export const paymentNotSubmitted = 'The payer has not said that they paid';
/** The gateway has not answered: it may have taken the money. */
export const paymentUnanswered =
  'The payment has not been answered yet. Please do not pay again; look again in a minute.';
export const gatewayNotOffered = 'This way to pay is not offered';
export const utrTaken = 'This UTR belongs to another payment';
export const refundTooLarge = 'No more than what was paid can be refunded';
export const refundNotOfMonths = 'A contribution is refunded by whole months, the latest first';
export const receiptYearsNotLoaded = 'Failed to load the numbers of the receipts';
export const receiptNotFound = 'There is no receipt for this payment';
export const paymentKept = 'A completed payment is not deleted: refund it instead';
export const paidForKept = 'People paid for this event: please refund their payments before you delete it';
export const paidForWaits = 'Payments for this event wait for an answer: please decide them before you delete it';
export const paymentNotChanged = 'Only the description and the receipt’s address of this payment can be changed';
export const paymentStatusNotSet = 'A payment becomes completed or failed by hand only while it is pending';
export const payerNotFound = 'There is no such person';
export const paidForNotFound = 'There is nothing of this kind to pay for';
export const ticketAmountOther = 'This is not the price of the ticket';
/** @param amounts that would be right, in minor units: those of the earliest month, of the two earliest, and so on */
export const contributionAmountOther = (amounts: readonly number[]) => {
  const right = amounts.slice(0, AMOUNTS_NAMED).map((amount) => formatMoney(amount, 'INR'));
  if (right.length === 0) return 'Nothing is due of this member’s contributions';
  const isMore = amounts.length > right.length;
  const named = isMore || right.length === 1 ? right.join(', ') : `${right.slice(0, -1).join(', ')} or ${right.at(-1)}`;
  return `This amount is not that of the months that are due, the earliest first: ${named}${isMore ? ' and so on' : ''}`;
};
export const paymentSettingsUpdated = 'Payment settings updated successfully';
export const ticketsNotYet = 'Tickets for this event are not sold yet';

export const moneyKeptBefore =
  'The money of this UTR is kept as unclaimed, or was given back: see the lines of the bank’s statements';
export const moneyRequested = 'Another admin has to approve this: they find it under “Money requests”';
export const moneyRequestNotOwn = 'Another admin than the one who asked for it has to approve it';
export const moneyRequestAdminNew =
  'Your account became an admin’s, or its address or password changed, less than a day ago: approve it after that, or let another admin do it';
export const accountWaits = 'Another change of the account waits already: please approve or decline it first';
export const accountChangedSince = 'The account has changed since this was asked for: please decline it and ask anew';
export const moneyRequestKept = 'What an admin asked for is not deleted: decline it instead';
export const yearWithoutReceipts = 'There are no receipts of this financial year';
export const ownPaymentNotConfirmed = 'Another admin has to confirm what you paid yourself';
