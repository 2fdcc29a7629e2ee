import { expect } from 'vitest';

interface Side {
  account: string;
  amount: string;
  currency: string;
  member?: string;
}
interface Entry {
  day: string;
  title: string;
  facts: Record<string, string>;
  sides: Side[];
}

const unquoted = (text: string) => text.slice(1, -1).replace(/\\(.)/g, '$1');
/** A decimal in hundredths. */
const hundredths = (amount: string) => Math.round(Number(amount) * 100);

/**
 * Reads a ledger as beancount would: entries that do not balance, accounts that were not opened, and balances that are
 * others than the sums of the sides before are faults.
 * @returns entries, and what each account is said to hold
 */
export function parseLedger(text: string): { entries: Entry[]; balances: string[] } {
  const [entries, balances]: [Entry[], string[]] = [[], []];
  const sums = new Map<string, number>();
  const opened = new Set<string>();
  for (const line of text.split('\n').filter((each) => each !== '' && !/^(;|option )/.test(each))) {
    const [day = '', word = '', account = ''] = line.split(/\s+/);
    const entry = entries.at(-1);
    const fact = /^ {2}([a-z]+): (".*")$/.exec(line);
    const paid = /^ {2}paid: (\d{4}-\d\d-\d\d)$/.exec(line);
    const side = /^ {2}([A-Z][\w:-]+) {2}(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(line);
    const member = /^ {4}member: (".*")$/.exec(line);
    const balance = / balance (\S+) {2}(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(line);
    if (word === 'open') opened.add(account);
    else if (word === '*') {
      entries.push({ day, title: unquoted(line.slice(day.length + 3)), facts: {}, sides: [] });
    } else if (fact?.[1] && fact[2] && entry) entry.facts[fact[1]] = unquoted(fact[2]);
    else if (paid?.[1] && entry) entry.facts['paid'] = paid[1];
    else if (member?.[1] && entry) Object.assign(entry.sides.at(-1) ?? {}, { member: unquoted(member[1]) });
    else if (side && entry) {
      const [, name = '', amount = '', currency = ''] = side;
      expect(opened, line).toContain(name);
      entry.sides.push({ account: name, amount, currency });
      const key = `${name} ${currency}`;
      sums.set(key, (sums.get(key) ?? 0) + hundredths(amount));
    } else if (balance) {
      const [, name = '', amount = '', currency = ''] = balance;
      expect(sums.get(`${name} ${currency}`), line).toBe(hundredths(amount));
      balances.push(`${name} ${amount} ${currency}`);
    } else throw new Error(`No line of a ledger: ${line}`);
  }
  for (const { facts, sides } of entries) {
    for (const currency of new Set(sides.map((each) => each.currency))) {
      const sum = sides
        .filter((each) => each.currency === currency)
        .reduce((all, { amount }) => all + hundredths(amount), 0);
      expect(sum, JSON.stringify(facts)).toBe(0);
    }
    expect(sides.length, JSON.stringify(facts)).toBeGreaterThan(1);
  }
  return { entries, balances };
}
