/** Digits in groups of four, which are compared more easily: `4123 4567 8901`. */
export const groupUtr = (utr: string): string => utr.replace(/(\d{4})(?=\d)/g, '$1 ');
