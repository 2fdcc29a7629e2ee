/** What the forms of payments say (admin §5). */

export const amountInvalid = 'Please enter a valid amount';
export const cardDetailsMissing = 'Please fill in all card details';
export const cardNumberInvalid = 'Please enter a valid 16-digit card number';
export const cvvInvalid = 'Please enter a valid CVV code';
export const utrInvalid = 'Please enter the 12 digits of the UTR, which your UPI app shows';
export const payerMissing = 'Please choose who paid';
export const paymentUrlInvalid = 'Web addresses start with https:// or http://';
export const paymentReasonMissing = 'Please say why';
export const paymentKeyInvalid = 'The header Idempotency-Key takes 8 to 100 letters, digits, - and _';
export const upiAddressInvalid = 'A UPI address looks like society@bank';
export const approvalAboveInvalid = 'Please enter a sum of 0 or more, without decimals';
export const periodInvalid = 'The last day comes before the first';
