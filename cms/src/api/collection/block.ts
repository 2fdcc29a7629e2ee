import type { Core, Data } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { COLLECTION_BLOCK_COUNT, messages, type CollectionSection } from 'contracts';

import { readFilters, readSort, type Wishes } from '../../platform/queries/public-list';
import { showsDrafts } from '../../platform/preview/drafts';
import { collections } from './collections';
import { recordService } from './services/records';
import type { ShownField } from './shown/fields';
import { dayFieldOf, presentField, showType, type ShownType } from './shown/shown-type';

/** What an editor said of a block. */
export type BlockWords = Partial<Pick<Data.Component<'sections.collection'>, 'fields' | 'filter' | 'sort'>>;

/** What a block shows of a type. */
interface Choice extends Wishes {
  fields: readonly ShownField[];
}

/** What a block shows, but for its own title; null for visitors where what it shows is not there (any more). */
export async function readBlock(
  strapi: Core.Strapi,
  block: Data.Component<'sections.collection'>,
): Promise<Omit<CollectionSection, 'component' | 'key' | 'title' | 'subtitle'> | null> {
  const layout = block.layout ?? 'cards';
  const without = (fault: string) =>
    showsDrafts() ? { layout, fault, fields: [], records: [], titleField: null, linkedType: null } : null;

  const shown = await typeOfRow(strapi, block.collection?.documentId);
  if (!shown) return without(messages.blockWithoutType);
  let choice: Choice;
  try {
    choice = readWords(shown, block);
  } catch (error) {
    if (error instanceof errors.ValidationError) return without(error.message);
    throw error;
  }
  const day = layout === 'calendar' && choice.order.length === 0 ? dayFieldOf(choice.fields) : undefined;
  const order = day ? [{ attribute: day.name, direction: 'asc' as const }] : choice.order;
  const { min, max, byDefault } = COLLECTION_BLOCK_COUNT;
  const limit = Math.min(max, Math.max(min, block.count ?? byDefault));
  return {
    layout,
    fault: '',
    fields: choice.fields.map(presentField),
    titleField: shown.titleField,
    records: await recordService(strapi, shown).first(choice.fields, limit, { ...choice, order }),
    linkedType: shown.collection.hasPages && block.hasLinks !== false ? shown.collection.name : null,
  };
}

/** The made type of a row of “Type pages”; null where either is gone. */
export async function typeOfRow(strapi: Core.Strapi, documentId: string | undefined): Promise<ShownType | null> {
  const collection = (await collections(strapi)).find((each) => each.documentId === documentId);
  return collection ? showType(strapi, collection) : null;
}

/**
 * Reads what an editor wrote of a block.
 * @throws ValidationError whose sentence names what there is
 */
export function readWords(shown: ShownType, { fields, filter, sort }: BlockWords): Choice {
  const place = { name: shown.collection.name, fields: shown.asked };
  return {
    fields: readFields(shown, partsOf(fields, ',')),
    conditions: readFilters(place, filtersIn(partsOf(filter, ';'))),
    order: readSort(place, sortIn(partsOf(sort, ','))),
  };
}

function readFields({ fields, collection }: ShownType, names: readonly string[]): readonly ShownField[] {
  if (names.length === 0) return fields;
  return names.map((name) => {
    const field = fields.find((each) => each.name === name);
    if (field) return field;
    const taken = fields.map((each) => each.name).join(', ') || 'none';
    throw new errors.ValidationError(`“${name}” is no public field of ${collection.name}. Public are: ${taken}.`);
  });
}

const CONDITION = /^([\w-]+)\s*(>=|<=|=)\s*(.+)$/s;
const OPERATORS: Readonly<Record<string, string>> = { '=': '$eq', '>=': '$gte', '<=': '$lte' };

/** Conditions such as `level = gold`, as the query of a list has them. */
function filtersIn(conditions: readonly string[]): Record<string, Record<string, string>> {
  const filters: Record<string, Record<string, string>> = {};
  for (const condition of conditions) {
    const [, name, sign = '', value = ''] = CONDITION.exec(condition) ?? [];
    if (name === undefined) {
      throw new errors.ValidationError(`“${condition}” is no condition such as level = gold or since >= 2020-01-01.`);
    }
    filters[name] = { ...filters[name], [OPERATORS[sign] ?? '$eq']: value.trim() };
  }
  return filters;
}

/** An order such as `-since, name`, as the query of a list has it. */
const sortIn = (names: readonly string[]): string[] | undefined =>
  names.length === 0 ? undefined : names.map((name) => (name.startsWith('-') ? `${name.slice(1)}:desc` : name));

const partsOf = (text: string | null | undefined, separator: string): string[] =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
