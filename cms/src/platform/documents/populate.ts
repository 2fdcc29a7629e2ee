import type { Attribute, Shape } from './attributes';
import { componentsOf } from './attributes';

/** What of a file leaves the server. */
const FILE_FIELDS = ['id', 'documentId', 'name', 'url', 'mime', 'formats', 'updatedAt'];

type Populate = Record<string, unknown>;

/**
 * What is read beside the columns of a document's own row: related records by their names, files, and components with
 * all that is in them.
 * @param uid of the type, or of a component in it
 * @param names of attributes, where not all are meant
 */
export function populateOf(shape: Shape, uid: string = shape.uid, names?: readonly string[]): Populate {
  const entries = [...(shape.attributes.get(uid) ?? [])]
    .filter(([name]) => names === undefined || names.includes(name))
    .map(([name, attribute]) => [name, loadOf(shape, attribute)] as const);
  return Object.fromEntries(entries.filter(([, load]) => load !== undefined));
}

function loadOf(shape: Shape, attribute: Attribute): unknown {
  const { type, target = '' } = attribute;
  if (type === 'relation') {
    return { select: ['id', 'documentId', 'locale', shape.mainFields.get(target) ?? 'documentId'] };
  }
  if (type === 'media') return { select: FILE_FIELDS };
  if (type === 'component') return { populate: populateOf(shape, attribute.component) };
  if (type !== 'dynamiczone') return undefined;
  const on = componentsOf(attribute).map((uid) => [uid, { populate: populateOf(shape, uid) }]);
  return { on: Object.fromEntries(on) as Populate };
}
