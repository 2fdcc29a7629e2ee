/** What the forms of memberships say. */

export const monthInvalid = 'This is no month';
export const monthsMissing = 'Please choose at least one month';
export const tierReasonMissing = 'Please say why';
export const contributionInvalid = 'Please enter an amount of 0 or more, with two decimals at most';
export const rateMonthInvalid = 'Please choose a month, such as 2027-09';
