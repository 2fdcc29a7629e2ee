import { UTR_DIGITS } from 'contracts';

/** Letters and digits without a blank or sign between them. */
const TOKEN = /[a-z\d]+/gi;
const UTR = new RegExp(String.raw`^\d{${UTR_DIGITS}}$`);

/** Numbers in a bank's words that may be UTRs, each once, and all words that may be a payment's reference. */
export function tokensOf(words: string): { utrs: string[]; tokens: string[] } {
  const tokens = [...new Set(words.toUpperCase().match(TOKEN) ?? [])];
  // Some banks write UPI412345678901 as one word.
  const numbers = tokens.map((token) => token.replace(/^(?:UPI|IMPS|UTR|REF|NO|RRN)+(?=\d)/, ''));
  return { tokens, utrs: [...new Set(numbers.filter((number) => UTR.test(number)))] };
}
