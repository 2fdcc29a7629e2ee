import { z } from 'zod';

import {
  MONEY_ACTION_LABELS,
  MONEY_REQUEST_KIND_LABELS,
  MONEY_SUBJECTS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATE_LABELS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_TYPE_LABELS,
} from './values.js';

const instant = z.iso.datetime();
const values = z.record(z.string(), z.json());
type Values = z.infer<typeof values>;

/** What an admin changed, with before and after. */
export const moneyChangeSchema = z.strictObject({
  action: z.string(),
  by: z.string(),
  at: instant,
  before: values,
  after: values,
  reason: z.string(),
});
export type MoneyChange = z.infer<typeof moneyChangeSchema>;

/** A field that a change has changed, in words; empty where it had or has nothing. */
const differenceSchema = z.strictObject({ field: z.string(), before: z.string(), after: z.string() });
export type MoneyDifference = z.infer<typeof differenceSchema>;

/** A change in the console's list of all of them. `id` equals `_id`; react-admin needs that name. */
export const listedChangeSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  at: instant,
  /** Who changed it; a former member has no name. */
  by: z.string(),
  subject: z.enum(MONEY_SUBJECTS),
  /** What was changed, such as a campaign's title. */
  title: z.string(),
  /** The page of it in the console; empty where it is gone. */
  href: z.string(),
  /** In words, such as `Asked for: Refund`. */
  action: z.string(),
  reason: z.string(),
  differences: z.array(differenceSchema),
  /** The same as texts, such as `UPI address: society@bank`, a line for each field. */
  before: z.string(),
  after: z.string(),
});
export type ListedChange = z.infer<typeof listedChangeSchema>;
export const listedChangesAnswer = z.array(listedChangeSchema);

/** Names of fields that their own words do not tell. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ approvalAbove: 'A second admin approves above', asked: 'Asked for', fileHash: 'File', idColumn: 'Own number' },
  ...{ endsAt: 'Ends', isClosed: 'Closed', offersSandbox: 'Sandbox', refunded: 'Given back', relatedTo: 'Related to' },
  ...{ relatedId: 'Event or campaign', startsAt: 'Begins', tierChoice: 'Tier', upiAddress: 'UPI address' },
  ...{ upiName: 'Name of the account', user: 'Payer' },
};
/** What values are called, by the field that has them. */
const CHOICES: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  ...{ paymentMethod: PAYMENT_METHOD_LABELS, relatedTo: PAYMENT_TYPE_LABELS, state: PAYMENT_STATE_LABELS },
  status: PAYMENT_STATUS_LABELS,
};

/** What a change has changed, field by field, in words. */
export function moneyDifferences(before: Values, after: Values): MoneyDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({
      field: fieldInWords(name),
      before: valueInWords(name, before[name]),
      after: valueInWords(name, after[name]),
    }))
    .filter((difference) => difference.before !== difference.after);
}

/** What was done, in words: `ask: refund` is `Asked for: Refund`. */
export function moneyActionInWords(action: string): string {
  const [verb = '', kind] = action.split(': ');
  const done = labelIn(MONEY_ACTION_LABELS, verb) ?? verb;
  return kind === undefined ? done : `${done}: ${labelIn(MONEY_REQUEST_KIND_LABELS, kind) ?? kind}`;
}

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

/** `narrationColumn` is `Narration column`. */
function fieldInWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labelIn(FIELDS, name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function valueInWords(name: string, value: Values[string] | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  // Its beginning tells files apart.
  if (name === 'fileHash') return String(value).slice(0, 12);
  // Values of lists are written as `final_year`.
  return labelIn(CHOICES[name] ?? {}, String(value)) ?? String(value).replace(/(?<=^[a-z]+)_(?=[a-z]+$)/, ' ');
}
