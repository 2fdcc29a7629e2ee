/** What stands around a number: a currency, and blanks of all kinds. */
const AROUND = /^(?:₹|rs\.?|inr)|(?:₹|inr)$/i;
const PLAIN = /^\d{1,11}(?:\.\d{1,2})?$/;
/** Indian and western groups; a comma is never the point before the paise. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2}){1,4},\d{3}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;
const SIGNED = /^(?:dr|cr)\.?|(?:dr|cr)\.?$/i;
/** What a column of its own says of the way that money went; whatever else it says is not guessed at. */
const PAID = /^(?:dr?|debit|withdrawal|wd?l?|paid|out|-)\.?$/i;
const RECEIVED = /^(?:cr?|credit|deposit|dep|received|in|\+)?\.?$/i;
/** As large as a column of the database takes, in paise. */
const MOST = 2_147_483_647;
const CELL_MAX_CHARS = 60;

/**
 * Reads an amount as banks write it: `1,23,456.00`, `(500.00)`, `-500`, `500.00 Dr`, `₹ 500`.
 * @param sign of a column of its own, such as `DR`
 * @returns paise, less than none for what was paid; null for what is no amount, or goes no way that is known
 */
export function readAmount(cell: string, sign = ''): number | null {
  if (cell.length > CELL_MAX_CHARS) return null;
  let rest = cell.replaceAll(/[\s\u00a0']/g, '').replaceAll('−', '-');
  const isBracketed = rest.startsWith('(') && rest.endsWith(')');
  if (isBracketed) rest = rest.slice(1, -1);
  const word = SIGNED.exec(rest)?.[0] ?? sign.trim();
  rest = rest.replace(SIGNED, '').replace(AROUND, '');
  const isMinus = rest.startsWith('-') || rest.endsWith('-');
  rest = rest.replace(/^[-+]|-$/, '').replace(AROUND, '');
  if (!PLAIN.test(rest) && !GROUPED.test(rest)) return null;
  const paise = Math.round(Number(rest.replaceAll(',', '')) * 100);
  if (paise > MOST) return null;
  if (!PAID.test(word) && !RECEIVED.test(word)) return null;
  const isPaid = isBracketed || isMinus || PAID.test(word);
  return isPaid ? -paise : paise;
}
