import type { Core, Schema, UID } from '@strapi/strapi';

import { isMade } from '../../../platform/made-types/made-types';
import { fieldsIn, pathsBelow, pathsIn } from '../public-paths';
import { componentsOf } from '../shown/fields';

type Answered = Record<string, unknown>;
/** The public paths of a made type. */
type PathsOf = (uid: string) => readonly string[];

/**
 * Has Strapi's REST API answer, of the components in a made type, the fields alone that are public there. One component
 * may stand in several places, and each has its own.
 */
export function guardParts(strapi: Core.Strapi, pathsOf: PathsOf): void {
  const { sanitize } = strapi.contentAPI;
  const { output } = sanitize;
  sanitize.output = async (data, schema, options) => {
    const answered = await output(data, schema, options);
    const { uid } = schema;
    if (isMade(uid)) leavePublic({ strapi, pathsOf }, strapi.contentType(uid), answered, pathsOf(uid));
    return answered;
  };
}

interface Place {
  strapi: Core.Strapi;
  pathsOf: PathsOf;
}

/** Takes from answered documents, or from one, what is not public in their parts. @param paths null where all is */
function leavePublic(place: Place, schema: Schema.Schema, value: unknown, paths: readonly string[] | null): void {
  for (const answered of [value].flat().filter(isAnswered)) {
    for (const [name, attribute] of Object.entries<Schema.Attribute.AnyAttribute>(schema.attributes)) {
      const inside = answered[name];
      if (inside === undefined || inside === null) continue;
      const target = 'target' in attribute ? attribute.target : undefined;
      if (typeof target === 'string' && isMade(target)) {
        leavePublic(place, place.strapi.contentType(target), inside, place.pathsOf(target));
      }
      const below = pathsBelow(paths, name);
      for (const component of componentsOf(place.strapi, attribute)) {
        const own = pathsIn(below, attribute, component);
        const entries = [inside]
          .flat()
          .filter((entry): entry is Answered => isAnswered(entry) && isOf(entry, component));
        // Nobody is told how many there are of what is not public at all.
        if (own?.length === 0)
          answered[name] = [answered[name]].flat().filter((entry) => !entries.includes(entry as Answered));
        for (const entry of entries) {
          if (own !== null) leaveFields(entry, component, fieldsIn(own));
          leavePublic(place, component, entry, own);
        }
      }
    }
  }
}

function leaveFields(entry: Answered, { attributes }: Schema.Component, names: readonly string[]): void {
  for (const name of Object.keys(attributes)) {
    if (!names.includes(name)) Reflect.deleteProperty(entry, name);
  }
}

/** Only what stands in a dynamic zone says which component it is. */
const isOf = (entry: Answered, { uid }: Schema.Component): boolean =>
  entry['__component'] === undefined || entry['__component'] === uid;

const isAnswered = (value: unknown): value is Answered => typeof value === 'object' && value !== null;

/** The fields of components that are not public in some place of theirs, by component: nobody asks by them in any. */
export function hiddenParts(
  strapi: Core.Strapi,
  published: ReadonlyMap<UID.ContentType, readonly string[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const hidden = new Map<string, Set<string>>();
  const enter = (schema: Schema.Schema, paths: readonly string[]): void => {
    const attributes = new Map(Object.entries<Schema.Attribute.AnyAttribute>(schema.attributes));
    for (const name of fieldsIn(paths)) {
      const attribute = attributes.get(name);
      const below = pathsBelow(paths, name);
      if (!attribute || below === null) continue;
      for (const component of componentsOf(strapi, attribute)) {
        const own = pathsIn(below, attribute, component) ?? Object.keys(component.attributes);
        if (own.length === 0) continue;
        const names = new Set(fieldsIn(own));
        const others = Object.keys(component.attributes).filter((each) => !names.has(each));
        hidden.set(component.uid, new Set([...(hidden.get(component.uid) ?? []), ...others]));
        enter(component, own);
      }
    }
  };
  for (const [uid, paths] of published) enter(strapi.contentType(uid), paths);
  return hidden;
}
