import { fromMinorUnits, toMinorUnits, type Currency } from 'contracts';

const SMALL = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Names of great numbers, the greatest first: Indian for rupees. */
const INDIAN = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;
const WESTERN = [
  [1_000_000_000, 'Billion'],
  [1_000_000, 'Million'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** One and several of a currency's units, and of its hundredths. */
const UNITS: Record<Currency, { whole: [string, string]; part: [string, string] }> = {
  INR: { whole: ['Rupee', 'Rupees'], part: ['Paisa', 'Paise'] },
  USD: { whole: ['US Dollar', 'US Dollars'], part: ['Cent', 'Cents'] },
  EUR: { whole: ['Euro', 'Euros'], part: ['Cent', 'Cents'] },
  GBP: { whole: ['Pound', 'Pounds'], part: ['Penny', 'Pence'] },
  CAD: { whole: ['Canadian Dollar', 'Canadian Dollars'], part: ['Cent', 'Cents'] },
  AUD: { whole: ['Australian Dollar', 'Australian Dollars'], part: ['Cent', 'Cents'] },
  JPY: { whole: ['Yen', 'Yen'], part: ['', ''] },
};

type Names = typeof INDIAN | typeof WESTERN;

/** A whole number in words: `One Lakh Twenty-Three Thousand Four Hundred Five`. */
function numberInWords(number: number, names: Names): string {
  if (number < SMALL.length) return SMALL[number] ?? '';
  if (number < 100) {
    const [tens, ones] = [TENS[Math.floor(number / 10)] ?? '', number % 10];
    return ones === 0 ? tens : `${tens}-${SMALL[ones]}`;
  }
  const [size, name] = names.find(([least]) => number >= least) ?? names[3];
  const rest = number % size;
  const head = `${numberInWords(Math.floor(number / size), names)} ${name}`;
  return rest === 0 ? head : `${head} ${numberInWords(rest, names)}`;
}

/**
 * An amount in words, as receipts have it: `One Lakh Five Rupees and Fifty Paise Only`, in lakh and crore for rupees.
 * @param minor minor units, 0 or more
 */
export function amountInWords(minor: number, currency: Currency): string {
  const { whole, part } = UNITS[currency];
  const names = currency === 'INR' ? INDIAN : WESTERN;
  const units = Math.floor(fromMinorUnits(minor, currency));
  const hundredths = minor - toMinorUnits(units, currency);
  const counted = (count: number, [one, several]: [string, string]) =>
    `${numberInWords(count, names)} ${count === 1 ? one : several}`;
  const words = [
    ...(units > 0 || hundredths === 0 ? [counted(units, whole)] : []),
    ...(hundredths > 0 ? [counted(hundredths, part)] : []),
  ];
  return `${words.join(' and ')} Only`;
}
