import type { Core, Schema, UID } from '@strapi/strapi';
import { DRAFT_STATUSES, type ConsoleComponents, type ConsoleField } from 'contracts';

import { values } from '../../../platform/cache';
import { recordRead } from '../../../platform/cache/reading';
import type { Described } from '../../../platform/console/definition';
import { fieldOf, fieldOfAttribute, madeResourceName } from '../../../platform/console/fields';
import { mainFieldOf, shapeOf, type Shape } from '../../../platform/documents/attributes';
import { madeTypes } from '../../../platform/made-types/made-types';
import { readView, type StoredView } from '../../../platform/panel/stored-view';
import { inWords } from '../../../shared/in-words';
import { collections } from '../collections';
import { columnsOf, exportedOf, filtersOf, ordersOf, sortableOf } from './lists';

/** A made type as a resource of the console: what its screens are made of, and what its documents are. */
export interface MadeResource extends Described {
  type: Schema.ContentType;
  shape: Shape;
  components: ConsoleComponents;
  hasDrafts: boolean;
  /** The language of the site, where documents have several; the others are the panel's business. */
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
    recordRead(type.uid);
    return describe(strapi, type);
  });

async function describe(strapi: Core.Strapi, type: Schema.ContentType): Promise<MadeResource> {
  const uid: UID.ContentType = type.uid;
  const [shape, view, mainField, all] = await Promise.all([
    shapeOf(strapi, uid),
    readView(strapi, uid),
    mainFieldOf(strapi, uid),
    collections(strapi),
  ]);
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
  const { title, lead } = all.find((each) => each.uid === uid) ?? { title: type.info.displayName, lead: '' };
  const described: Described = {
    name: madeResourceName(type),
    uid,
    icon: 'records',
    place: PLACE,
    nouns: nounsOf(type),
    words: { lead, searched: 'Words', ...(title !== type.info.displayName && { title }) },
    fields: { ...texts, ...AUTOMATIC, ...(hasDrafts && { status: STATUS }) },
    ...columnsOf(named, view),
    exported: exportedOf(named),
    sortable: sortableOf(named),
    filters: filtersOf(named),
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
    locale: await localeOf(strapi, type),
  };
}

interface Locales {
  getDefaultLocale: () => Promise<string>;
}

/** The language in which documents of a type are read and written here; none where they have but one. */
async function localeOf(strapi: Core.Strapi, { pluginOptions }: Schema.ContentType): Promise<string | null> {
  const { i18n } = (pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
  if (i18n?.localized !== true) return null;
  const locales: Locales = strapi.plugin('i18n').service('locales');
  return locales.getDefaultLocale();
}

/** What is no attribute of anybody's. */
const AUTOMATIC: NonNullable<Described['fields']> = {
  id: { label: 'Id' },
  createdAt: { label: 'Created', type: 'dateTime' },
  updatedAt: { label: 'Changed', type: 'dateTime' },
};
/** How far a document with drafts has come. A type without them may have a field of that name. */
const STATUS = { label: 'Status', type: 'choice', choices: DRAFT_STATUSES } as const;

/** `offer`, `offers`: as sentences have them. */
function nounsOf({ kind, info }: Schema.ContentType): readonly [string, string] {
  const spaced = (name: string) => name.replace(/-/g, ' ');
  const one = spaced(info.singularName);
  return [one, kind === 'singleType' ? one : spaced(info.pluralName)];
}

/** Names in the order of the panel's form, and behind them those that it does not show. */
const inOrder = (names: readonly string[], shown: readonly string[]): string[] => [
  ...shown.filter((name) => names.includes(name)),
  ...names.filter((name) => !shown.includes(name)),
];

/** What a field is called in the panel, and what it says beside it. */
function textOf(view: StoredView, name: string): Pick<ConsoleField, 'label' | 'hint' | 'placeholder'> {
  const { label, description, placeholder } = view.metadatas[name]?.edit ?? {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    // Until somebody says otherwise, the panel calls a field by its name.
    label: text(label) === '' || label === name ? inWords(name) : text(label),
    hint: text(description),
    placeholder: text(placeholder),
  };
}

/** The components of a type, each with its fields. */
async function componentsIn(strapi: Core.Strapi, { uid, attributes }: Shape): Promise<ConsoleComponents> {
  const components: Record<string, ConsoleComponents[string]> = {};
  for (const [component, own] of attributes) {
    if (component === uid) continue;
    const view = await readView(strapi, component);
    const names = inOrder(
      [...own.keys()],
      view.layouts.edit.flat().map(({ name }) => name),
    );
    components[component] = {
      label: inWords(strapi.getModel(component as UID.Component).info.displayName),
      fields: names.map((name) => ({
        ...fieldOfAttribute(strapi, name, own.get(name) ?? { type: 'string' }),
        ...textOf(view, name),
      })),
    };
  }
  return components;
}
