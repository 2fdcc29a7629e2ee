import type { ContentField } from 'contracts';

/*
 * Public is a field by its own name, with all of its parts, or parts of it by theirs, such as `address.city`.
 */

/** The field that a name is of, or of a part of. */
const fieldOf = (name: string): string => name.split('.', 1)[0] ?? '';

/** The fields that are public, whole or in part, in their order. */
export const fieldsIn = (names: readonly string[]): string[] => [...new Set(names.map(fieldOf))];

/** Whether a part of a field is public. */
export const hasPart = (names: readonly string[], { name }: ContentField, part: string): boolean =>
  names.includes(name) || names.includes(part);

/** The same names without a field, or with all of it. */
export const withField = (names: readonly string[], { name }: ContentField, isOn: boolean): string[] =>
  isOn ? [...names, name] : names.filter((each) => fieldOf(each) !== name);

/** The same names with a part of a field, or without: a field whose parts are all public is public by its own name. */
export function withPart(names: readonly string[], field: ContentField, part: string, isOn: boolean): string[] {
  const all = field.parts.map(({ name }) => name);
  const chosen = all.filter((each) => (each === part ? isOn : hasPart(names, field, each)));
  const named = chosen.length === all.length ? [field.name] : chosen;
  const place = names.findIndex((each) => fieldOf(each) === field.name);
  return [...names.slice(0, place), ...named, ...names.slice(place).filter((each) => fieldOf(each) !== field.name)];
}

/** The same names with a field further to the front or the end, and with it its parts. */
export function moved(names: readonly string[], index: number, by: -1 | 1): string[] {
  const fields = fieldsIn(names);
  fields.splice(index + by, 0, ...fields.splice(index, 1));
  return fields.flatMap((field) => names.filter((name) => fieldOf(name) === field));
}
