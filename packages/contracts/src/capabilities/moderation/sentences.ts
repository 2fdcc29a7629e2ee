export const reasonMissing = 'Please enter a reason';
