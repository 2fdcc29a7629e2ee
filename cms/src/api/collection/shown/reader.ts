import type { Core } from '@strapi/strapi';
import type { CollectionValue } from 'contracts';

import { inWords } from '../../../shared/in-words';
import { keptView } from '../../../platform/panel/kept-view';
import { pathsIn } from '../public-paths';
import { componentsOf, fieldsOf, type ShownField } from './fields';
import { linkedType } from './links';
import { presentLinks, presentValue } from './values';

/** How some fields of records are loaded, and what of them leaves the server. */
export interface Reader {
  fields: string[];
  populate: Record<string, unknown>;
  /** What the fields of a record hold; those that hold nothing are not there. */
  present: (row: Record<string, unknown>) => { name: string; label: string; value: CollectionValue }[];
}

/** Components within components that are followed; Strapi's panel makes two levels. */
const DEPTH = 4;

type Present = (value: unknown) => CollectionValue | null;
interface Loaded {
  /** What is loaded of the field beside the row itself. */
  populate?: unknown;
  present: Present;
}

/**
 * How these fields are read: with one query for each relation and component, however many records there are.
 * Relations to what has no public page are left out.
 */
export async function readerOf(strapi: Core.Strapi, fields: readonly ShownField[], depth = DEPTH): Promise<Reader> {
  const read = await Promise.all(
    fields.map(async (field) => ({ field, loaded: await loadingOf(strapi, field, depth) })),
  );
  const shown = read.flatMap(({ field, loaded }) => (loaded ? [{ ...field, ...loaded }] : []));
  return {
    fields: shown.flatMap(({ name, populate }) => (populate === undefined ? [name] : [])),
    populate: Object.fromEntries(
      shown.flatMap(({ name, populate }) => (populate === undefined ? [] : [[name, populate]])),
    ),
    present: (row) =>
      shown.flatMap(({ name, label, present }) => {
        const value = present(row[name]);
        return value ? [{ name, label, value }] : [];
      }),
  };
}

async function loadingOf(strapi: Core.Strapi, field: ShownField, depth: number): Promise<Loaded | null> {
  const { attribute } = field;
  switch (attribute.type) {
    case 'relation': {
      const linked = await linkedType(strapi, 'target' in attribute ? attribute.target : undefined);
      return linked && { populate: linked.load, present: (value) => presentLinks(value, linked) };
    }
    case 'media':
      return { populate: true, present: (value) => presentValue(attribute, value) };
    case 'component':
    case 'dynamiczone':
      return depth === 0 ? null : loadingOfParts(strapi, field, depth);
    default:
      return { present: (value) => presentValue(attribute, value) };
  }
}

/** Fields of a component stand in its own order. */
const byPlaceIn = (names: readonly string[]) => {
  const placeOf = (path: string) => names.findIndex((name) => path === name || path.startsWith(`${name}.`));
  return (one: string, other: string) => placeOf(one) - placeOf(other);
};

async function loadingOfParts(
  strapi: Core.Strapi,
  { attribute, parts: shown }: ShownField,
  depth: number,
): Promise<Loaded> {
  const readers = new Map<string, Reader & { label: string }>();
  for (const component of componentsOf(strapi, attribute)) {
    const { labels } = await keptView(strapi, component.uid);
    const all = Object.keys(component.attributes);
    const paths = [...(pathsIn(shown, attribute, component) ?? all)].sort(byPlaceIn(all));
    const fields = fieldsOf(component, paths, labels);
    const label = inWords(component.info.displayName);
    readers.set(component.uid, { ...(await readerOf(strapi, fields, depth - 1)), label });
  }
  const [only] = readers.values();
  const isZone = attribute.type === 'dynamiczone';
  const load = ({ fields, populate }: Reader) => ({ fields, populate });
  return {
    populate: isZone
      ? { on: Object.fromEntries([...readers].map(([uid, reader]) => [uid, load(reader)])) }
      : only && load(only),
    present: (value) => {
      const stored = [value ?? []].flat() as Record<string, unknown>[];
      const parts = stored.flatMap((part) => {
        const reader = isZone ? readers.get(String(part['__component'])) : only;
        const values = reader?.present(part) ?? [];
        return reader && values.length > 0 ? [{ label: reader.label, values }] : [];
      });
      return parts.length > 0 ? { kind: 'parts', parts } : null;
    },
  };
}
