import type { Core, Schema, UID } from '@strapi/strapi';
import { DRAFT_STATUSES, type ConsoleComponents, type ConsoleField } from 'contracts';

import { values } from '../../../platform/cache';
import { recordRead } from '../../../platform/cache/reading';
import type { Described } from '../../../platform/console/definition';
import { fieldOf, madeResourceName } from '../../../platform/console/fields';
import type { Filter } from '../../../platform/console/filters';
import { componentsIn, inOrder, textOf } from '../../../platform/console/panel-texts';
import { mainFieldOf, shapeOf, type Shape } from '../../../platform/documents/attributes';
import { localeAsked, localesOf, type Locales } from '../../../platform/made-types/locales';
import { madeTypes, titleOf } from '../../../platform/made-types/made-types';
import { readView } from '../../../platform/panel/stored-view';
import { collections } from '../collections';
import { columnsOf, exportedOf, filtersOf, ordersOf, sortableOf } from './lists';

/** A made type as a resource of the console: what its screens are made of, and what its documents are. */
export interface MadeResource extends Described {
  type: Schema.ContentType;
  shape: Shape;
  components: ConsoleComponents;
  hasDrafts: boolean;
  /** The languages of its documents, the site's own first; none where they have but one. */
  locales: Locales;
  /** The one that is read and written: the site's own, unless somebody asks for another. */
  locale: string | null;
  /** The fields of its form. */
  inputs: readonly ConsoleField[];
}

/** Behind all of the product's own. */
const PLACE = 1000;

/** Every made type as a resource, in the order of their names. */
export async function madeResources(strapi: Core.Strapi): Promise<MadeResource[]> {
  const all = await Promise.all(madeTypes(strapi).map((type) => madeResource(strapi, type)));
  return all
    .sort((one, other) => one.nouns[1].localeCompare(other.nouns[1]))
    .map((resource, place) => ({ ...resource, place: PLACE + place }));
}

/** What follows from a type's schema and from how the panel shows it, until either changes. */
export const madeResource = (strapi: Core.Strapi, type: Schema.ContentType): Promise<MadeResource> =>
  values.of(`made-resource:${type.uid}`, async () => {
    // A view is none of the content: the panel's change of it counts as one of its type.
    recordRead(type.uid, 'plugin::i18n.locale');
    return describe(strapi, type);
  });

async function describe(strapi: Core.Strapi, type: Schema.ContentType): Promise<MadeResource> {
  const uid: UID.ContentType = type.uid;
  const [shape, view, mainField, all, locales] = await Promise.all([
    shapeOf(strapi, uid),
    readView(strapi, uid),
    mainFieldOf(strapi, uid),
    collections(strapi),
    localesOf(strapi, type),
  ]);
  const hasLocales = Object.keys(locales).length > 1;
  const { attributes } = shape;
  recordRead(...[...attributes.keys()].filter((each) => each !== uid), ...shape.mainFields.keys());
  const own = attributes.get(uid) ?? new Map<string, never>();
  const form = inOrder(
    [...own.keys()],
    view.layouts.edit.flat().map(({ name }) => name),
  );
  const hasDrafts = type.options.draftAndPublish;
  const texts = Object.fromEntries(form.map((name) => [name, textOf(view, name)]));
  const named = { uid, attributes: own, hasDrafts, mainField, labelOf: (name: string) => texts[name]?.label ?? name };
  const { title, lead } = all.find((each) => each.uid === uid) ?? { title: titleOf(type), lead: '' };
  const described: Described = {
    name: madeResourceName(type),
    uid,
    icon: 'records',
    group: 'made',
    place: PLACE,
    nouns: nounsOf(type),
    words: { title, lead, searched: 'Words' },
    fields: { ...texts, ...AUTOMATIC, ...(hasDrafts && { status: STATUS }), locale: { ...LOCALE, choices: locales } },
    ...columnsOf(named, view),
    exported: [...exportedOf(named), ...(hasLocales ? ['locale'] : [])],
    sortable: sortableOf(named),
    filters: { ...(hasLocales && { locale: localeFilter(locales) }), ...filtersOf(named) },
    ...(hasLocales && { locales }),
    orders: ordersOf(named, view),
    form,
    components: await componentsIn(strapi, shape),
    also: type.kind === 'singleType' ? [] : ['create'],
    isSingle: type.kind === 'singleType',
    hasDrafts,
    isMade: true,
  };
  const inputs = form.map((name) => fieldOf(strapi, described, name));
  return {
    ...described,
    type,
    shape,
    components: described.components ?? {},
    hasDrafts,
    inputs,
    locales,
    locale: localeAsked(locales, undefined),
  };
}

/** What is no attribute of anybody's. */
const AUTOMATIC: NonNullable<Described['fields']> = {
  id: { label: 'Id' },
  createdAt: { label: 'Created', type: 'dateTime' },
  updatedAt: { label: 'Changed', type: 'dateTime' },
};
/** How far a document with drafts has come. A type without them may have a field of that name. */
const STATUS = { label: 'Status', type: 'choice', choices: DRAFT_STATUSES } as const;

const LOCALE = { label: 'Language', type: 'choice' } as const;

/** The list shows what there is in one language. */
function localeFilter(locales: Locales): Filter {
  const [[, own] = ['', ''], ...others] = Object.entries(locales);
  return { label: LOCALE.label, all: own, choices: Object.fromEntries(others) };
}

/** `offer`, `offers`: as sentences have them. */
function nounsOf({ kind, info }: Schema.ContentType): readonly [string, string] {
  const spaced = (name: string) => name.replace(/-/g, ' ');
  const one = spaced(info.singularName);
  return [one, kind === 'singleType' ? one : spaced(info.pluralName)];
}
