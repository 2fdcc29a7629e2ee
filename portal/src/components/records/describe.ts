import {
  dateParts,
  excerpt,
  formatDate,
  formatMoment,
  formatTime,
  richTextExcerpt,
  type Collection,
  type CollectionField,
  type CollectionRecord,
  type CollectionValue,
  type Image,
} from 'contracts';

/** How much of a long text stands in a list, in characters. */
const EXCERPT_CHARS = 180;
/** Days and clock times are the same in every zone. */
const NO_ZONE = 'UTC';
const KILO = 1000;

/** A value as a line of text, for lists. @param timeZone the site's */
export function inLine(value: CollectionValue, timeZone: string): string {
  switch (value.kind) {
    case 'richText':
      return richTextExcerpt(value.blocks, EXCERPT_CHARS);
    case 'longText':
      return excerpt(value.text, EXCERPT_CHARS);
    case 'number':
      return numberInWords(value.number);
    case 'boolean':
      return value.isTrue ? 'Yes' : 'No';
    case 'date':
      return formatDate(value.at, NO_ZONE);
    case 'time':
      return formatTime(`1970-01-01T${value.at}Z`, NO_ZONE);
    case 'dateTime':
      return formatMoment(value.at, timeZone);
    case 'media':
      return value.files.map(({ name }) => name).join(', ');
    case 'relation':
      return value.links.map(({ label }) => label).join(', ');
    case 'parts':
      return value.parts
        .map(({ values }) => values.map((each) => inLine(each.value, timeZone)).join(', '))
        .filter(Boolean)
        .join(' · ');
    default:
      return value.text;
  }
}

/** Thousands apart, alike on server and in the browser. */
const numberInWords = (number: number | string): string =>
  String(number).replace(/^-?\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** The size of a file, such as `1.2 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  return bytes < KILO * KILO ? `${Math.round(bytes / KILO)} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** The first picture of a record, which stands for it. */
export function pictureOf(fields: readonly CollectionField[], { values }: CollectionRecord): Image | null {
  for (const { name } of fields) {
    const value = values[name];
    if (value?.kind === 'media' && value.images[0]) return value.images[0];
  }
  return null;
}

/** The field by whose days records stand in a calendar. */
export const dayField = (fields: readonly CollectionField[]): CollectionField | undefined =>
  fields.find(({ kind }) => kind === 'date' || kind === 'dateTime');

/** When a record is, as a leaf of the calendar and the month that it stands in; null for one without a day. */
export function dayOf(record: CollectionRecord, field: CollectionField | undefined, siteZone: string) {
  const value = field && record.values[field.name];
  if (value?.kind !== 'date' && value?.kind !== 'dateTime') return null;
  const zone = value.kind === 'date' ? NO_ZONE : siteZone;
  const date = formatDate(value.at, zone);
  return { leaf: dateParts(value.at, zone), date, month: date.replace(/ \d+,/, '') };
}

/** Fields of a record that are said in words beside its title and its picture. */
export function saidFields(
  fields: readonly CollectionField[],
  titleField: string | null,
  { values }: CollectionRecord,
  timeZone: string,
): { field: CollectionField; value: CollectionValue }[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    return value && field.name !== titleField && inLine(value, timeZone) !== '' ? [{ field, value }] : [];
  });
}

/** About as much as search engines and previews show, in characters. */
const DESCRIPTION_CHARS = 160;

/** What search engines and previews say of a record: its first long text, else its first words. */
export function descriptionOf(
  record: CollectionRecord,
  { fields, titleField, title }: Pick<Collection, 'fields' | 'titleField' | 'title'>,
  timeZone: string,
): string {
  const said = saidFields(fields, titleField, record, timeZone);
  const best = said.find(({ value }) => value.kind === 'longText' || value.kind === 'richText');
  const text = best
    ? inLine(best.value, timeZone)
    : said.map(({ field, value }) => `${field.label}: ${inLine(value, timeZone)}`).join(' · ');
  return excerpt(text || `${record.title}, ${title}`, DESCRIPTION_CHARS);
}
