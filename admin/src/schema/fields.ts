import type { ConsoleField, ConsoleResource } from 'contracts';

/** A record of whatever resource. */
export interface AnyRecord {
  id: string;
}

/** A field of a resource by its name. */
export function fieldOf({ fields }: ConsoleResource, name: string): ConsoleField {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

/** What a record has in a field. */
export const valueOf = (record: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(record)).get(name);

/** The same as a text; empty for nothing, and for what is none. */
export function textOf(record: object, name: string): string {
  const value = valueOf(record, name);
  if (typeof value === 'object' && value !== null && 'label' in value) return String(value.label);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a record is called: what it has in the first column of its list, or else its id. */
export const nameOf = ({ columns }: ConsoleResource, record: object): string =>
  textOf(record, columns[0]?.field ?? 'id') || textOf(record, 'id');

/** A sentence of the server's words, with what it leaves open. */
export const inWords = (sentence: string, open: { count?: number; name?: string }): string =>
  sentence.replace('{count}', String(open.count)).replace('{name}', () => open.name ?? '');

/** What a new record begins with, as the schema says. */
export const blankOf = ({ fields, form, isMade, more }: ConsoleResource): Record<string, unknown> => ({
  ...(isMade && blankIn(fields.filter(({ name }) => form.includes(name)))),
  ...(more.length > 0 && { more: blankIn(more) }),
});
const blankIn = (fields: readonly ConsoleField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, initial, isMany }) => [name, initial ?? (isMany ? [] : null)]));

/** What the fields are called that people added to a type of the product. */
export const MORE_FIELDS = 'More fields';
/** What their heading is known by in the page. */
export const MORE_FIELDS_ID = 'more-fields';

/** What a record has in them; nothing where its type has none, and in a row of a list. */
export function moreIn(record: object): Record<string, unknown> | undefined {
  const more = valueOf(record, 'more');
  return typeof more === 'object' && more !== null ? (more as Record<string, unknown>) : undefined;
}

/** Whether a form has its whole record: until it comes, the list's row may stand for it, which lacks added fields. */
export const isWhole = ({ more }: ConsoleResource, record: object | undefined): boolean =>
  record !== undefined && (more.length === 0 || moreIn(record) !== undefined);
