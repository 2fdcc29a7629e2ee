import type { Core, Schema } from '@strapi/strapi';
import type { Collection as CollectionAnswer } from 'contracts';

import { values } from '../../../platform/cache';
import { recordRead } from '../../../platform/cache/reading';
import { localeAsked, localesOf, type Locales } from '../../../platform/made-types/locales';
import { keptView, type PanelView } from '../../../platform/panel/kept-view';
import type { PublicFields, Wishes } from '../../../platform/queries/public-list';
import { collections, type Collection } from '../collections';
import { askedFields, fieldsOf, searchedNames, titleFieldOf, type ShownField } from './fields';

/** A made type as visitors are shown it. */
export interface ShownType {
  collection: Collection;
  type: Schema.ContentType;
  isSingle: boolean;
  fields: readonly ShownField[];
  titleField: string | null;
  /** What it can be filtered and put in order by. */
  asked: PublicFields;
  /** Attributes whose words are searched. */
  searched: readonly string[];
  /** The languages of its records, the site's own first; none where they have but one. */
  locales: Locales;
  /** The one that they are shown in: the site's own, unless somebody asks for another. */
  locale: string | null;
  /** The order that it has by itself. */
  order: { by: string; direction: 'asc' | 'desc' };
}

/** A type of which nobody says in which order its records stand: the latest first. */
const LATEST = { by: 'createdAt', direction: 'desc' } as const;

/** What visitors are shown of a made type. */
export const showType = (strapi: Core.Strapi, collection: Collection): Promise<ShownType> =>
  values.of(`collection ${collection.uid}`, async () => {
    recordRead('api::collection.collection', 'plugin::i18n.locale');
    const type = strapi.contentType(collection.uid);
    const { mainField, sort, labels } = await keptView(strapi, type.uid);
    const locales = await localesOf(strapi, type);
    const fields = fieldsOf(type, collection.publicFields, labels);
    const asked = askedFields(fields);
    return {
      ...{ locales, locale: localeAsked(locales, undefined) },
      ...{ collection, type, fields, asked, isSingle: type.kind === 'singleType' },
      titleField: titleFieldOf(fields, mainField),
      searched: searchedNames(fields),
      order: ownOrder(collection.layout, fields, asked, sort),
    };
  });

/** The order of a type: that of its days in a calendar, else the panel's, where the field that it is by is public. */
function ownOrder(
  layout: Collection['layout'],
  fields: readonly ShownField[],
  asked: PublicFields,
  sort: PanelView['sort'],
): ShownType['order'] {
  const day = layout === 'calendar' ? dayFieldOf(fields) : undefined;
  if (day) return { by: day.name, direction: 'asc' };
  return Object.hasOwn(asked, sort.by) ? { by: sort.by, direction: sort.order } : LATEST;
}

/** The field by whose days records stand in a calendar. */
export const dayFieldOf = (fields: readonly ShownField[]): ShownField | undefined =>
  fields.find(({ kind }) => kind === 'date' || kind === 'dateTime');

/** The made type of a name in an address, where it has pages. */
export async function pagedType(strapi: Core.Strapi, name: unknown): Promise<ShownType | null> {
  const collection = (await collections(strapi)).find((each) => each.name === name && each.hasPages);
  return collection ? showType(strapi, collection) : null;
}

/** The same in the language that somebody asks for. @throws ValidationError for one that there is not */
export const inLocale = (shown: ShownType, asked: string | undefined): ShownType => ({
  ...shown,
  locale: localeAsked(shown.locales, asked),
});

/** An order by its name, such as `-since`; the type's own for what is none of its fields. */
export function orderNamed({ asked }: ShownType, name = ''): Wishes['order'] {
  const attribute = name.replace(/^-/, '');
  if (!Object.hasOwn(asked, attribute)) return [];
  return [{ attribute, direction: name.startsWith('-') ? 'desc' : 'asc' }];
}

/** Names what of a type leaves the server. */
export function presentType(shown: ShownType): CollectionAnswer {
  const { collection, fields, titleField, isSingle, searched } = shown;
  const { name, title, lead, layout } = collection;
  return {
    ...{ name, title, lead, layout, isSingle, titleField },
    isSearchable: !isSingle && searched.length > 0,
    fields: fields.map(presentField),
    ...presentLocales(shown),
    orders: isSingle ? [] : ordersOf(shown),
  };
}

function presentLocales({ locale, locales }: ShownType): Pick<CollectionAnswer, 'locale' | 'locales'> {
  const all = Object.entries(locales).map(([code, label], index) => ({ code, label, isOwn: index === 0 }));
  return { locale: locale === all[0]?.code ? null : locale, locales: all.length > 1 ? all : [] };
}

/** Names what of a field leaves the server. */
export const presentField = ({ name, label, kind }: ShownField) => ({ name, label, kind });

const ENDS = {
  text: ['A to Z', 'Z to A'],
  time: ['earliest first', 'latest first'],
  amount: ['smallest first', 'largest first'],
} as const;

/** What visitors may put it in order by, its own order first. */
function ordersOf({ fields, asked, order }: ShownType): CollectionAnswer['orders'] {
  const all = fields.flatMap(({ name, label, kind }) => {
    if (!Object.hasOwn(asked, name) || kind === 'boolean') return [];
    const isTime = kind === 'date' || kind === 'time' || kind === 'dateTime';
    const [up, down] = ENDS[isTime ? 'time' : kind === 'number' ? 'amount' : 'text'];
    return [
      { value: name, label: `${label}, ${up}` },
      { value: `-${name}`, label: `${label}, ${down}` },
    ];
  });
  const own = `${order.direction === 'desc' ? '-' : ''}${order.by}`;
  const first = all.find(({ value }) => value === own) ?? { value: '', label: 'Latest first' };
  return [first, ...all.filter((each) => each !== first)];
}
