import * as z from 'zod/mini';

import type { ConsoleComponents, ConsoleField, ConsoleLinks } from './console-resource.js';
import type { Fault } from '../../faults.js';
import { isSeen } from '../../fields.js';
import { richTextToPlain } from '../../rich-text-words.js';
import { richTextSchema } from '../../rich-text.js';
import { messages } from '../../messages.js';

/** What a database holds of a text that is no long one, in characters. */
const TEXT_MAX_CHARS = 255;
/** The largest whole number of a column of integers. */
const INTEGER_MAX = 2 ** 31 - 1;
/** The largest of a column of numbers with two decimals. */
const DECIMAL_MAX = 99_999_999.99;
const BIG_INTEGER = /^-?\d{1,19}$/;
/** The largest whole number of a column of large ones. */
const BIG_INTEGER_MAX = 9_223_372_036_854_775_807n;
const BIG_INTEGER_MIN = -BIG_INTEGER_MAX - 1n;
const UID = /^[A-Za-z0-9\-_.~]+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;
const YEARS = { first: 1900, last: 2999 };
/** Records or files that a field names, and entries that it has, at most. */
export const FIELD_ENTRIES_MAX = 500;

/** Names an entry that is stored already; no field of anybody's begins so. */
export const ENTRY_ID = '_id';

const email = z.email();
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const named = z.union([
  z.string().check(z.minLength(1), z.maxLength(100)),
  z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
]);

const namedMany = z.optional(z.array(named).check(z.maxLength(FIELD_ENTRIES_MAX)));
const links = z.strictObject({ count: z.number(), connect: namedMany, disconnect: namedMany });

/** Whether the value of a relation says what is to change of more records than are listed. */
export const isLinks = (value: unknown): value is ConsoleLinks => links.safeParse(value).success;

/** Whether a value is nothing: an empty input, or a list without entries. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What is wrong with the value of a field, as the schema of its type says, in sentences with its label. The form asks
 * it before it sends, and the server again. Whether what it names is there, only the server knows.
 * @param areNeeded whether what is required has to be there; a draft may lack it
 */
export function faultsOfField(
  field: ConsoleField,
  value: unknown,
  components: ConsoleComponents,
  areNeeded = true,
): Fault[] {
  const { label, required, min, max, isMany } = field;
  if (isNothing(value)) {
    const isMissing = areNeeded && required && !mayLack(field);
    return isMissing ? [{ path: [], message: messages.fieldFaults.missing(label) }] : [];
  }
  if (required && isBlank(field, value)) return [{ path: [], message: messages.fieldFaults.missing(label) }];
  if (!isMany) return faultsOfOne(field, value, components, areNeeded);
  if (field.type === 'relation' && isLinks(value)) return [];
  if (!Array.isArray(value)) return [{ path: [], message: messages.fieldFaults.notList(label) }];
  const entries: unknown[] = value;
  if (areNeeded && min !== null && entries.length < min) {
    return [{ path: [], message: messages.fieldFaults.tooFew(label, min) }];
  }
  const most = Math.min(max ?? FIELD_ENTRIES_MAX, FIELD_ENTRIES_MAX);
  if (entries.length > most) return [{ path: [], message: messages.fieldFaults.tooMany(label, most) }];
  return entries.flatMap((entry, index) => below(String(index), faultsOfOne(field, entry, components, areNeeded)));
}

/** A password that is left empty stays, an address part follows from another field, and what is not on is off. */
const mayLack = ({ type, source }: ConsoleField): boolean =>
  type === 'password' || type === 'boolean' || (type === 'uid' && source !== null);

/** Whether words are all that a value could be, and there are none to be seen. A password may be of any characters. */
function isBlank({ type }: ConsoleField, value: unknown): boolean {
  if (type === 'password') return false;
  if (typeof value === 'string') return !isSeen(value);
  const { data } = type === 'richText' ? richTextSchema.safeParse(value) : { data: undefined };
  return data !== undefined && !data.some((block) => block.type === 'image') && !isSeen(richTextToPlain(data));
}

function faultsOfOne(field: ConsoleField, value: unknown, components: ConsoleComponents, areNeeded: boolean): Fault[] {
  const { type, label } = field;
  if (type === 'component' || type === 'zone') return faultsOfEntry(field, value, components, areNeeded);
  if (type === 'media' || type === 'relation') {
    const message = type === 'media' ? messages.fieldFaults.notFile(label) : messages.fieldFaults.notRecord(label);
    return named.safeParse(value).success ? [] : [{ path: [], message }];
  }
  const message = faultOfValue(field, value);
  return message === null ? [] : [{ path: [], message }];
}

/** An entry is an object with the fields of its component, which it names where there are several. */
function faultsOfEntry(
  { type, label, accepts }: ConsoleField,
  value: unknown,
  components: ConsoleComponents,
  areNeeded: boolean,
): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ path: [], message: messages.fieldFaults.notEntry(label) }];
  }
  const entry = new Map<string, unknown>(Object.entries(value));
  const name = type === 'zone' ? entry.get('__component') : accepts[0];
  const component = typeof name === 'string' && accepts.includes(name) ? components[name] : undefined;
  if (!component) return [{ path: [], message: messages.fieldFaults.notEntry(label) }];
  const known = new Set([...component.fields.map((field) => field.name), '__component', ENTRY_ID]);
  const unknown = [...entry.keys()].find((key) => !known.has(key));
  if (unknown !== undefined) return [{ path: [unknown], message: messages.fieldFaults.unknown(label, unknown) }];
  return component.fields.flatMap((field) =>
    below(field.name, faultsOfField(field, entry.get(field.name), components, areNeeded)),
  );
}

const below = (name: string, faults: readonly Fault[]): Fault[] =>
  faults.map(({ path, message }) => ({ path: [name, ...path], message }));

function faultOfValue(field: ConsoleField, value: unknown): string | null {
  const { type, label, choices } = field;
  switch (type) {
    case 'integer':
    case 'decimal':
    case 'float':
      return faultOfNumber(field, value);
    case 'bigInteger':
      return faultOfBigInteger(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : messages.fieldFaults.notFlag(label);
    case 'choice':
      return choices.some((choice) => choice.value === value)
        ? null
        : messages.fieldFaults.notChoice(
            label,
            choices.map((choice) => choice.label),
          );
    case 'date':
      return day.safeParse(value).success ? faultOfYear(label, value as string) : messages.fieldFaults.notDay(label);
    case 'time':
      return typeof value === 'string' && TIME.test(value) ? null : messages.fieldFaults.notTime(label);
    case 'dateTime':
      return instant.safeParse(value).success
        ? faultOfYear(label, value as string)
        : messages.fieldFaults.notInstant(label);
    case 'richText':
      return richTextSchema.safeParse(value).success ? null : messages.fieldFaults.notFormatted(label);
    case 'json':
      return null;
    default:
      return faultOfText(field, value);
  }
}

function faultOfYear(label: string, text: string): string | null {
  const year = new Date(text).getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last
    ? null
    : messages.fieldFaults.outOfYears(label, YEARS.first, YEARS.last);
}

function faultOfNumber({ type, label, min, max }: ConsoleField, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return messages.fieldFaults.notNumber(label);
  if (type === 'integer' && !Number.isInteger(value)) return messages.fieldFaults.notWhole(label);
  const bound = { integer: INTEGER_MAX, decimal: DECIMAL_MAX }[type as string] ?? Number.MAX_VALUE;
  const [least, most] = [Math.max(min ?? -bound, -bound), Math.min(max ?? bound, bound)];
  if (value < least) return messages.fieldFaults.tooSmall(label, least);
  if (value > most) return messages.fieldFaults.tooLarge(label, most);
  if (type === 'decimal' && Number(value.toFixed(2)) !== value) return messages.fieldFaults.tooPrecise(label);
  return null;
}

/** It travels as a text: beyond 2⁵³ numbers of JavaScript are not exact. */
function faultOfBigInteger({ label, min, max }: ConsoleField, value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !BIG_INTEGER.test(text)) return messages.fieldFaults.notWhole(label);
  if (BigInt(text) > BIG_INTEGER_MAX || BigInt(text) < BIG_INTEGER_MIN) return messages.fieldFaults.notWhole(label);
  if (min !== null && BigInt(text) < BigInt(Math.ceil(min))) return messages.fieldFaults.tooSmall(label, min);
  if (max !== null && BigInt(text) > BigInt(Math.floor(max))) return messages.fieldFaults.tooLarge(label, max);
  return null;
}

function faultOfText({ type, label, minLength, maxLength, pattern }: ConsoleField, value: unknown): string | null {
  if (typeof value !== 'string') return messages.fieldFaults.notText(label);
  const isLong = type === 'longText' || type === 'markdown';
  const most = isLong ? maxLength : Math.min(maxLength ?? TEXT_MAX_CHARS, TEXT_MAX_CHARS);
  if (minLength !== null && value.length < minLength) return messages.fieldFaults.tooShort(label, minLength);
  if (most !== null && value.length > most) return messages.fieldFaults.tooLong(label, most);
  if (type === 'email' && !email.safeParse(value).success) return messages.fieldFaults.notEmail(label);
  if (type === 'uid' && !UID.test(value)) return messages.fieldFaults.formWrong(label);
  if (pattern !== null && !fits(pattern, value)) return messages.fieldFaults.formWrong(label);
  return null;
}

/** A pattern that is none is nobody's fault who fills in a form. */
function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return true;
  }
}
