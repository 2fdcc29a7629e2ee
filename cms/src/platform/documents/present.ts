import {
  ENTRY_ID,
  FIELD_ENTRIES_MAX,
  isLinks,
  type ConsoleFile,
  type ConsoleLinks,
  type ConsoleRelated,
} from 'contracts';

import { presentRichText } from '../../shared/present-rich-text';
import { presentTime, type StoredTime } from '../../shared/stored-time';
import { versionedUrl } from '../../shared/versioned-url';
import { isMany, type Attribute, type Shape } from './attributes';

type Stored = Record<string, unknown>;

/**
 * Names what of a document reaches an admin: every attribute that people fill in, but for passwords, which nobody is
 * answered. Of a list of related records that is too long to be answered there is its length. Entries have names of their own, by
 * which a change finds them again.
 * @param uid of the type, or of a component in it
 * @param names of attributes, where not all are meant
 */
export function presentDocument(
  shape: Shape,
  stored: Stored,
  uid: string = shape.uid,
  names?: readonly string[],
): Record<string, unknown> {
  const presented: Record<string, unknown> = {};
  for (const [name, attribute] of shape.attributes.get(uid) ?? []) {
    if (attribute.type === 'password' || (names && !names.includes(name))) continue;
    const value = presentValue(shape, attribute, stored[name]);
    if (value !== undefined) presented[name] = value;
  }
  return presented;
}

function presentValue(shape: Shape, attribute: Attribute, value: unknown): unknown {
  const present = presenterOf(shape, attribute);
  if (!isMany(attribute)) return isStored(value) ? present(value) : null;
  if (attribute.type === 'relation' && isLinks(value)) return value;
  const entries: unknown[] = Array.isArray(value) ? value.filter(isStored) : [];
  if (attribute.type !== 'relation') return entries.map(present);
  const related = onceEach(entries as Stored[], shape.locales).map(present);
  return related.length > FIELD_ENTRIES_MAX ? ({ count: related.length } satisfies ConsoleLinks) : related;
}

/** Of a record with drafts, or in several languages, there are several rows behind one relation. */
function onceEach(rows: readonly Stored[], locales: readonly string[]): Stored[] {
  const placeOf = ({ locale }: Stored): number => {
    const place = locales.indexOf(String(locale));
    return place < 0 ? locales.length : place;
  };
  const records = new Map<unknown, Stored>();
  for (const row of rows) {
    const other = records.get(row['documentId']);
    if (!other || placeOf(row) <= placeOf(other)) records.set(row['documentId'], row);
  }
  return [...records.values()];
}

const isStored = (value: unknown): boolean => value !== null && value !== undefined;

function presenterOf(shape: Shape, attribute: Attribute): (value: unknown) => unknown {
  const { type, component = '', target = '' } = attribute;
  switch (type) {
    case 'relation':
      return (value) => presentRelated(value as Stored, shape.mainFields.get(target) ?? 'documentId');
    case 'media':
      return (value) => presentFile(value as Stored);
    case 'component':
      return (value) => presentEntry(shape, value as Stored, component);
    case 'dynamiczone':
      return (value) => {
        const entry = value as Stored & { __component: string };
        return { __component: entry.__component, ...presentEntry(shape, entry, entry.__component) };
      };
    case 'blocks':
      return presentRichText;
    case 'biginteger':
      return String;
    case 'decimal':
    case 'float':
      return Number;
    case 'datetime':
      return (value) => presentTime(value as StoredTime);
    case 'time':
      // As forms have it; seconds only where there are some.
      return (value) =>
        String(value)
          .replace(/\.\d+$/, '')
          .replace(/:00$/, '');
    default:
      return (value) => value;
  }
}

const presentEntry = (shape: Shape, stored: Stored, uid: string): Record<string, unknown> => ({
  [ENTRY_ID]: entryId(stored),
  ...presentDocument(shape, stored, uid),
});

/** What an entry is called on the wire. */
export const entryId = ({ id }: Stored): string => String(id);

/** A related record: its id, and what it is called. @param mainField the field that names it */
export function presentRelated(stored: Stored, mainField: string): ConsoleRelated {
  const id = String(stored['documentId']);
  const name = stored[mainField];
  const isName = (typeof name === 'string' && name !== '') || typeof name === 'number';
  return { id, label: isName ? String(name) : id };
}

const kinds: ReadonlyMap<string, ConsoleFile['kind']> = new Map([
  ['image', 'images'],
  ['video', 'videos'],
  ['audio', 'audios'],
]);

/** What kind of file that is, in the words of a schema. @param mime such as `image/webp` */
export const fileKind = (mime: unknown): ConsoleFile['kind'] =>
  kinds.get(String(mime).split('/', 1)[0] ?? '') ?? 'files';

/** Names what of a file of the media library reaches an admin. */
export function presentFile(stored: Stored): ConsoleFile {
  const versioned = (url: unknown) => versionedUrl(String(url), stored['updatedAt'] as Date);
  const formats = (stored['formats'] ?? {}) as Record<string, { url?: string } | undefined>;
  const kind = fileKind(stored['mime']);
  const small = formats['thumbnail']?.url ?? stored['url'];
  return {
    id: String(stored['documentId']),
    label: String(stored['name']),
    url: versioned(stored['url']),
    thumbnail: kind === 'images' ? versioned(small) : null,
    kind,
  };
}
