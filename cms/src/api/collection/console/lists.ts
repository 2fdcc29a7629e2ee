import type { UID } from '@strapi/strapi';

import type { Described } from '../../../platform/console/definition';
import { relationSource } from '../../../platform/console/fields';
import type { Filter } from '../../../platform/console/filters';
import { isMany, type Attribute } from '../../../platform/documents/attributes';
import type { StoredView } from '../../../platform/panel/stored-view';
import { inWords } from '../../../shared/in-words';

/** What the list of a type is made of. */
export interface Listed {
  uid: UID.ContentType;
  attributes: ReadonlyMap<string, Attribute>;
  hasDrafts: boolean;
  mainField: string;
  labelOf: (name: string) => string;
}

/** Types that stand in a row of the list. */
const SHOWN = new Set([
  ...['string', 'text', 'email', 'uid', 'integer', 'biginteger', 'decimal', 'float', 'boolean', 'date', 'time'],
  ...['datetime', 'enumeration', 'relation', 'media'],
]);
/** Those of them that a list can be in the order of. */
const UNSORTED = new Set(['text', 'relation', 'media']);
const TIMES = ['createdAt', 'updatedAt'];

/** Attributes with an order of their own, which is an index: see `rows/indexes.ts`. */
export const sortedAttributes = (attributes: Listed['attributes']): string[] =>
  [...attributes].filter(([, { type }]) => SHOWN.has(type) && !UNSORTED.has(type)).map(([name]) => name);

/** Fields that `sort` may name. */
export const sortableOf = ({ attributes }: Listed): string[] => [...sortedAttributes(attributes), ...TIMES];

/** Columns as the panel's list has them, the one that names a record first; the others for whoever chooses them. */
export function columnsOf(
  { attributes, hasDrafts, mainField }: Listed,
  { layouts: { list } }: StoredView,
): Pick<Described, 'columns' | 'spare'> {
  const isShown = ([, attribute]: readonly [string, Attribute]) => SHOWN.has(attribute.type) && !isMany(attribute);
  const possible = [...[...attributes].filter(isShown).map(([name]) => name), ...TIMES];
  const first = possible.includes(mainField) ? mainField : 'id';
  const shown = [
    ...new Set([first, ...(hasDrafts ? ['status'] : []), ...list.filter((name) => possible.includes(name))]),
  ];
  const spare = possible.filter((name) => !shown.includes(name));
  return { columns: [...shown, ...spare], spare };
}

/** Everything that anybody is answered. */
export const exportedOf = ({ attributes, hasDrafts }: Listed): string[] => [
  ...[...attributes].filter(([, { type }]) => type !== 'password').map(([name]) => name),
  ...(hasDrafts ? ['status'] : []),
  ...TIMES,
];

/** Choices, flags, days and relations; how far a record has come, where there are drafts. */
export function filtersOf({ attributes, hasDrafts, labelOf }: Listed): Record<string, Filter> {
  const filters: Record<string, Filter> = {};
  if (hasDrafts) {
    const choices = { draft: 'Drafts', published: 'Published' };
    filters['status'] = { label: 'Status', all: 'Drafts and published', choices };
  }
  for (const [name, { type, enum: choices = [], target = '' }] of attributes) {
    const label = labelOf(name);
    const all = 'Any';
    if (type === 'enumeration') {
      filters[name] = { label, all, choices: Object.fromEntries(choices.map((value) => [value, inWords(value)])) };
    } else if (type === 'boolean') {
      filters[name] = { label, all, choices: { true: 'Yes', false: 'No' } };
    } else if (type === 'date' || type === 'datetime') {
      filters[`${name}.from`] = { kind: 'date', label: `${label} from`, all, choices: {} };
      filters[`${name}.to`] = { kind: 'date', label: `${label} to`, all, choices: {} };
    } else if (type === 'relation') {
      filters[name] = { kind: 'relation', label, all, choices: {}, source: relationSource(target) };
    }
  }
  return filters;
}

/** The order that is set in the panel first; then by name, and the latest. */
export function ordersOf({ labelOf, ...listed }: Listed, { settings }: StoredView): Described['orders'] {
  const sortable = sortableOf({ labelOf, ...listed });
  const orders: Described['orders'] = [
    { label: 'Changed last first', field: 'updatedAt', order: 'DESC' },
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
  ];
  if (sortable.includes(listed.mainField)) {
    const name = labelOf(listed.mainField);
    orders.unshift({ label: `${name}, A to Z`, field: listed.mainField, order: 'ASC' });
    orders.push({ label: `${name}, Z to A`, field: listed.mainField, order: 'DESC' });
  }
  const field = String(settings['defaultSortBy']);
  const order = settings['defaultSortOrder'] === 'DESC' ? 'DESC' : 'ASC';
  if (!sortable.includes(field)) return orders;
  const isSet = (each: Described['orders'][number]) => each.field === field && each.order === order;
  const label = `${labelOf(field)}, ${order === 'ASC' ? 'smallest first' : 'largest first'}`;
  const set = orders.find(isSet) ?? { label, field, order };
  return [set, ...orders.filter((each) => !isSet(each))];
}
