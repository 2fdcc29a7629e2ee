import type { Data, Schema } from '@strapi/strapi';
import { isSafeHref, type CollectionFile, type CollectionValue } from 'contracts';

import { inWords } from '../../../shared/in-words';
import { presentImage } from '../../../shared/present-image';
import { presentRichText } from '../../../shared/present-rich-text';
import { presentTime } from '../../../shared/stored-time';
import { versionedUrl } from '../../../shared/versioned-url';
import type { LinkedType } from './links';
import { fromMarkdown } from './markdown';

type File = Data.ContentType<'plugin::upload.file'>;

/** Things that a relation is shown to lead to, at most. */
const LINKS_MAX = 50;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\S*$/i;
const BYTES = 1000;

/** What of a stored value leaves the server; null where there is none. */
export function presentValue({ type }: Schema.Attribute.AnyAttribute, value: unknown): CollectionValue | null {
  if (value === null || value === undefined || value === '') return null;
  switch (type) {
    case 'integer':
    case 'biginteger':
    case 'decimal':
    case 'float':
      return {
        kind: 'number',
        number: typeof value === 'number' || type === 'biginteger' ? digits(value) : Number(value),
      };
    case 'boolean':
      return { kind: 'boolean', isTrue: value === true };
    case 'date':
      return { kind: 'date', at: dayOf(value) };
    case 'time':
      return { kind: 'time', at: textOf(value).slice(0, 5) };
    case 'datetime':
    case 'timestamp':
      return { kind: 'dateTime', at: presentTime(value as string | Date) };
    case 'enumeration':
      return { kind: 'choice', text: inWords(textOf(value)) };
    case 'email':
      return { kind: 'email', text: textOf(value) };
    case 'text':
      return { kind: 'longText', text: textOf(value) };
    case 'blocks':
      return richText(presentRichText(value));
    case 'richtext':
      return richText(fromMarkdown(textOf(value)));
    case 'media':
      return presentFiles([value].flat() as File[]);
    default: {
      const text = textOf(value);
      return { kind: WEB_ADDRESS.test(text) && isSafeHref(text) ? 'link' : 'text', text };
    }
  }
}

/** What a relation leads to, as links; null where it leads nowhere. */
export function presentLinks(
  value: unknown,
  { linkTo, own }: Pick<LinkedType, 'linkTo' | 'own'>,
): CollectionValue | null {
  const rows = [value ?? []].flat() as Record<string, unknown>[];
  // In several languages, a record is one link: to what is there in the site's own, where it is.
  const inOwn = new Set(rows.filter(({ locale }) => locale === own).map(({ documentId }) => documentId));
  const once = rows.filter(({ documentId, locale }) => locale === own || !inOwn.has(documentId));
  const links = once.slice(0, LINKS_MAX).flatMap((row) => linkTo(row) ?? []);
  return links.length > 0 ? { kind: 'relation', links } : null;
}

function presentFiles(all: readonly File[]): CollectionValue | null {
  const images = all.flatMap((file) => (file.mime?.startsWith('image/') ? (presentImage(file) ?? []) : []));
  const files = all.flatMap((file): CollectionFile[] => {
    if (!file.url || file.mime?.startsWith('image/')) return [];
    const { name, url, size, updatedAt } = file;
    return [{ name: name ?? '', url: versionedUrl(url, updatedAt), bytes: Math.round((size ?? 0) * BYTES) }];
  });
  return images.length + files.length > 0 ? { kind: 'media', images, files } : null;
}

const richText = (blocks: ReturnType<typeof presentRichText>): CollectionValue | null =>
  blocks.length > 0 ? { kind: 'richText', blocks } : null;

const digits = (value: unknown): number | string => (typeof value === 'number' ? value : textOf(value));
/** A day comes as it is stored, or as the moment of its beginning. */
const dayOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : textOf(value).slice(0, 10);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
