import type { Core, UID } from '@strapi/strapi';
import type { ConsoleComponents, ConsoleField } from 'contracts';

import { addedFields } from '../added-fields/added-fields';
import { values } from '../cache';
import { recordRead } from '../cache/reading';
import { shapeOf, type Shape } from '../documents/attributes';
import { readView } from '../panel/stored-view';
import type { Described } from './definition';
import { fieldOfAttribute } from './fields';
import { componentsIn, inOrder, textOf } from './panel-texts';

/** The fields that somebody added to one type. */
interface Added {
  /** The type, with those attributes alone. */
  shape: Shape;
  inputs: readonly ConsoleField[];
  components: ConsoleComponents;
}

/** The same as a part of a resource's records. */
export interface MorePart extends Added {
  /** The relation by which its documents belong to the records; null where they are the records. */
  by: string | null;
}

/** What people added, in the Content-Type Builder, to the types that a resource of the code is made of. */
export interface More {
  parts: readonly MorePart[];
  fields: readonly ConsoleField[];
  components: ConsoleComponents;
}

/** Reads which fields a resource has that its code does not know. Of two of one name, the first type's counts. */
export async function moreOf(strapi: Core.Strapi, { uid, besides = [] }: Described): Promise<More> {
  const types = [{ uid, by: null }, ...besides].filter((type) => addedFields(strapi, type.uid).size > 0);
  const parts: MorePart[] = [];
  for (const type of types) {
    const taken = new Set(parts.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
    const added = await addedTo(strapi, type.uid);
    parts.push({ ...added, by: type.by, inputs: added.inputs.filter(({ name }) => !taken.has(name)) });
  }
  return {
    parts,
    fields: parts.flatMap(({ inputs }) => inputs),
    components: Object.assign({}, ...parts.map(({ components }) => components)) as ConsoleComponents,
  };
}

/** What follows from a type's schema and from how the panel shows it, until either changes. */
const addedTo = (strapi: Core.Strapi, uid: UID.ContentType): Promise<Added> =>
  values.of(`added-fields:${uid}`, async () => {
    const attributes = addedFields(strapi, uid);
    const [shape, view] = await Promise.all([shapeOf(strapi, uid, [...attributes.keys()]), readView(strapi, uid)]);
    recordRead(...shape.attributes.keys(), ...shape.mainFields.keys());
    const names = inOrder(
      [...attributes.keys()],
      view.layouts.edit.flat().map(({ name }) => name),
    );
    const inputs = names.map((name) => ({
      ...fieldOfAttribute(strapi, name, attributes.get(name) ?? { type: 'string' }),
      ...textOf(view, name),
    }));
    return { shape, inputs, components: await componentsIn(strapi, shape) };
  });
