/** Length of a ticket's code, in characters of Crockford's base 32: no I, L, O or U, which eyes take for others. */
export const TICKET_CODE_CHARS = 12;

const TICKET_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * Reads a ticket's code as a scanner or a hand gives it: capital or small, grouped or not, with the letters that people
 * write for digits.
 * @returns the code as it is stored, or null for what cannot be one
 */
export function readTicketCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return TICKET_CODE.test(code) ? code : null;
}

/** A code in groups of four, such as `7K2M-Q0XA-B4TD`, which is easier to read aloud. */
export const groupTicketCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
