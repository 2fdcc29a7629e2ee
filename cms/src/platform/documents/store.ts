import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ENTRY_ID, isLinks, isNothing, messages, type Fault, type RichText } from 'contracts';

import { storeRichText } from '../../shared/store-rich-text';
import { isMany, type Attribute, type Shape } from './attributes';
import { entryId, fileKind } from './present';

type Values = Readonly<Record<string, unknown>>;
type Stored = Record<string, unknown>;

/** Where in a record a value stands, and what its field is called. */
interface Place {
  path: readonly string[];
  /** @param uid of the type or component @param name of the attribute */
  labelOf: (uid: string, name: string) => string;
  faults: Fault[];
  /** What is stored of what the value is a part of. */
  current: Stored;
}

/**
 * Turns a record of the wire, whose values fit their fields, into what the document service takes: related records and
 * files are those that it names, nothing is nothing however it was written, and a password that is left empty stays.
 * An entry that is there already stays the same one, with whatever of it is not answered.
 * @param current the document as it is stored, where there is one
 * @throws ValidationError whose details name each field that names what is not there
 */
export async function storeDocument(
  strapi: Core.Strapi,
  shape: Shape,
  values: Values,
  labelOf: Place['labelOf'],
  current: Stored = {},
): Promise<Stored> {
  const faults: Fault[] = [];
  const stored = await storeValues(strapi, shape, shape.uid, values, { path: [], labelOf, faults, current });
  const [first] = faults;
  if (first) {
    throw new errors.ValidationError(first.message, {
      errors: faults.map((fault) => ({ ...fault, name: 'ValidationError' })),
    });
  }
  return stored;
}

async function storeValues(
  strapi: Core.Strapi,
  shape: Shape,
  uid: string,
  values: Values,
  place: Place,
): Promise<Stored> {
  const stored: Stored = {};
  for (const [name, attribute] of shape.attributes.get(uid) ?? []) {
    const value = values[name];
    if (value === undefined || (attribute.type === 'password' && isNothing(value))) continue;
    const at = { ...place, path: [...place.path, name] };
    stored[name] = await storeValue(strapi, shape, attribute, value, { ...at, label: place.labelOf(uid, name) });
  }
  return stored;
}

type LabelledPlace = Place & { label: string };

async function storeValue(
  strapi: Core.Strapi,
  shape: Shape,
  attribute: Attribute,
  value: unknown,
  place: LabelledPlace,
): Promise<unknown> {
  const { type } = attribute;
  const nothing = isMany(attribute) ? [] : null;
  if (type === 'relation') return storeRelated(strapi, attribute, value, place);
  if (isNothing(value)) return nothing;
  switch (type) {
    case 'media':
      return storeFiles(strapi, attribute, value, place);
    case 'component':
    case 'dynamiczone':
      return storeEntries(strapi, shape, attribute, value, place);
    case 'blocks':
      return storeRichText(strapi, value as RichText);
    case 'biginteger':
      return String(value);
    case 'time':
      return String(value).padEnd('00:00:00'.length, ':00');
    default:
      return value;
  }
}

type Named = string | { id: string };
/** The ids that a value names: one or several, each by itself or with what it is called. */
const idsIn = (value: unknown): string[] =>
  (isNothing(value) ? [] : [value as Named | Named[]].flat()).map((each) =>
    typeof each === 'string' ? each : each.id,
  );

async function storeRelated(strapi: Core.Strapi, attribute: Attribute, value: unknown, place: LabelledPlace) {
  const { target = '' } = attribute;
  // Of more than are listed, a change names those that come and go; the others stay.
  const changed = isLinks(value) ? value : undefined;
  const ids = new Set(idsIn(changed ? changed.connect : value));
  const gone = new Set(idsIn(changed?.disconnect));
  const found: { documentId: string; locale?: string | null }[] =
    ids.size + gone.size === 0
      ? []
      : await strapi.db
          .query(target)
          .findMany({ select: ['documentId', 'locale'], where: { documentId: { $in: [...ids, ...gone] } } });
  const known = new Set(found.map(({ documentId }) => documentId));
  if ([...ids].some((id) => !known.has(id))) {
    place.faults.push({ path: [...place.path], message: messages.fieldFaults.notRecord(place.label) });
    return { set: [] };
  }
  // A list names records in all their languages: Strapi takes one without a language in the site's own alone.
  const localesOf = (id: string) => [
    ...new Set(found.filter(({ documentId }) => documentId === id).map(({ locale }) => locale ?? null)),
  ];
  const named = (each: ReadonlySet<string>) =>
    [...each].flatMap((documentId) =>
      isMany(attribute)
        ? localesOf(documentId).map((locale) => ({ documentId, ...(locale !== null && { locale }) }))
        : { documentId },
    );
  return changed ? { connect: named(ids), disconnect: named(gone) } : { set: named(ids) };
}

async function storeFiles(strapi: Core.Strapi, attribute: Attribute, value: unknown, place: LabelledPlace) {
  const allowedTypes = [attribute.allowedTypes ?? []].flat();
  const ids = idsIn(value);
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'documentId', 'mime'], where: { documentId: { $in: ids } } });
  const found = ids.map((id) => files.find(({ documentId }) => documentId === id));
  const isTaken = (mime: unknown) => allowedTypes.length === 0 || allowedTypes.includes(fileKind(mime));
  const message = found.includes(undefined)
    ? messages.fieldFaults.notFile(place.label)
    : found.every((file) => isTaken(file?.mime))
      ? undefined
      : messages.fieldFaults.fileKind(place.label);
  if (message !== undefined) place.faults.push({ path: [...place.path], message });
  const rows = found.map((file) => Number(file?.id));
  return isMany(attribute) ? rows : rows[0];
}

async function storeEntries(
  strapi: Core.Strapi,
  shape: Shape,
  attribute: Attribute,
  value: unknown,
  place: LabelledPlace,
) {
  const there = [place.current[place.path.at(-1) ?? ''] ?? []].flat() as Stored[];
  const store = async (entry: Values, path: readonly string[]): Promise<Stored> => {
    const uid = attribute.component ?? String(entry['__component']);
    const same = there.findIndex(
      (each) => entryId(each) === entry[ENTRY_ID] && (attribute.component !== undefined || each['__component'] === uid),
    );
    // Each goes on as one entry, however often a body names it.
    const [current = {}] = same < 0 ? [] : there.splice(same, 1);
    const stored = await storeValues(strapi, shape, uid, entry, { ...place, path, current });
    return {
      ...(attribute.component === undefined && { __component: uid }),
      ...(same >= 0 && { id: current['id'] }),
      ...stored,
    };
  };
  if (!Array.isArray(value)) return store(value as Values, place.path);
  const stored: Stored[] = [];
  for (const [index, entry] of (value as Values[]).entries()) {
    stored.push(await store(entry, [...place.path, String(index)]));
  }
  return stored;
}
