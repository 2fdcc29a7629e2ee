import { CONTRIBUTION_CURRENCY, dayAt, writeDecimal, type Currency } from 'contracts';

import type { Balance, WrittenEntry, WrittenPosting } from './read';

/*
 * The ledger as beancount reads it: plain text in which each entry has its sides. What was there before stands as opening
 * balances, and what each account holds at the end is asserted, so that whoever reads the file checks it.
 */

/** Where what was earned and spent before the period went. */
const OPENING = 'Equity:Opening-Balances';
const CARRIED = /^(?:Assets|Liabilities|Equity)(?::|$)/;

interface BeancountFile {
  /** Of the society. */
  title: string;
  timeZone: string;
  /** Days, both included. */
  from: string;
  to: string;
  /** What was in the accounts before. */
  opening: readonly Balance[];
  /** By their time. */
  entries: AsyncIterable<readonly WrittenEntry[]>;
}

/** Writes a period of the ledger, a part at a time. */
export async function* writeBeancount(file: BeancountFile): AsyncGenerator<string> {
  const { title, timeZone, from, to, entries } = file;
  const books = new Books();
  yield [
    `;; ${line(title)}: ${from} to ${to}`,
    `option "title" ${text(title)}`,
    `option "operating_currency" ${text(CONTRIBUTION_CURRENCY)}`,
    '',
    ...openings(books, file),
    '',
  ].join('\n');
  for await (const some of entries) yield some.map((entry) => written(books, entry, timeZone)).join('');
  yield books.assertions(dayAfter(to));
}

/** Accounts that have been opened, and what is in them. */
class Books {
  private readonly accounts = new Map<string, Map<Currency, number>>();

  /** Takes in a side. @returns the line that opens its account, where that is new */
  add({ account, currency, amount }: Balance, day: string): string[] {
    const name = nameOf(account);
    const known = this.accounts.get(name);
    const holds = known ?? new Map<Currency, number>();
    holds.set(currency, (holds.get(currency) ?? 0) + amount);
    this.accounts.set(name, holds);
    return known ? [] : [`${day} open ${name}`];
  }

  /** What each account holds when a day begins, with those below it, as beancount counts. */
  assertions(day: string): string {
    const lines = [...this.accounts].flatMap(([account, holds]) =>
      [...holds.keys()].map(
        (currency) =>
          `${day} balance ${account}  ${writeDecimal(this.held(account, currency), currency)} ${currency}\n`,
      ),
    );
    return lines.sort().join('');
  }

  private held(account: string, currency: Currency): number {
    const within = [...this.accounts].filter(([name]) => name === account || name.startsWith(`${account}:`));
    return within.reduce((sum, [, holds]) => sum + (holds.get(currency) ?? 0), 0);
  }
}

function openings(books: Books, { opening, from }: BeancountFile): string[] {
  const carried = opening.filter(({ account, amount }) => CARRIED.test(account) && amount !== 0);
  if (carried.length === 0) return [];
  const others = carried.map((balance) => ({ ...balance, account: OPENING, amount: -balance.amount }));
  const sides = [...carried, ...others];
  return [
    ...sides.flatMap((side) => books.add(side, from)),
    `${from} * "Opening balances"`,
    ...sides.map((side) => sideOf({ ...side, member: null })),
  ];
}

function written(books: Books, entry: WrittenEntry, timeZone: string): string {
  const { key, description, paymentId, receiptNumber, reverses, paidOn, utr, at, postings } = entry;
  const day = dayAt(at, timeZone);
  const facts = { entry: key, payment: paymentId, receipt: receiptNumber, reverses, utr };
  const lines = [
    ...postings.flatMap((side) => books.add(side, day)),
    `${day} * ${text(description)}`,
    ...Object.entries(facts).flatMap(([name, value]) => (value ? [`  ${name}: ${text(value)}`] : [])),
    // A day is written without quotes.
    ...(paidOn ? [`  paid: ${paidOn}`] : []),
    ...postings.map(sideOf),
  ];
  return `${lines.join('\n')}\n\n`;
}

function sideOf({ account, amount, currency, member }: WrittenPosting): string {
  const side = `  ${nameOf(account)}  ${writeDecimal(amount, currency)} ${currency}`;
  return member ? `${side}\n    member: ${text(member)}` : side;
}

/** Parts of an account's name begin with a capital letter or a digit, and have letters, digits and hyphens. */
const nameOf = (account: string): string =>
  account
    .split(':')
    .map((part) => part.replace(/[^A-Za-z0-9-]/g, '-').replace(/^[a-z]/, (first) => first.toUpperCase()))
    .map((part) => (/^[A-Z0-9]/.test(part) ? part : `X${part}`))
    .join(':');

const line = (words: string): string => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
const text = (words: string): string => `"${line(words).replace(/["\\]/g, '\\$&')}"`;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
