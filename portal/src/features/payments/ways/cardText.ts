/** A card's number in groups of four, as it stands on the card: `1234 5678 9012 3456`. What is no digit stays to be seen. */
export const groupCardNumber = (typed: string): string => typed.replace(/\s/g, '').replace(/(\S{4})(?=\S)/g, '$1 ');

/** Month and year with their slash, once both have begun: `04 / 29`. */
export const slashExpiry = (typed: string): string =>
  typed.replace(/^\s*(\d{2})\s*\/?\s*(\d{1,4})\s*$/, (_all, month: string, year: string) => `${month} / ${year}`);
