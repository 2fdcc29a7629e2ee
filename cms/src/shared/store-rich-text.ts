import type { Core, Data } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { RichText, RichTextBlock, RichTextInline, RichTextList } from 'contracts';

import { withoutVersion } from './present-text-image';

type StoredText = NonNullable<Data.ContentType<'api::announcement.announcement'>['description']>;

/** What a text keeps of a picture: the fields that Strapi's own editor stores with it. */
const IMAGE_FIELDS = [
  ...['name', 'alternativeText', 'url', 'caption', 'width', 'height', 'formats', 'hash', 'ext', 'mime', 'size'],
  ...['previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt'],
];

const BLANK = { type: 'text', text: '' } as const;

/**
 * Turns a formatted text of the wire into what Strapi stores and its editor of blocks opens: no block is without words,
 * lists know how deep they stand, pictures are those of the media library.
 * @throws ValidationError for a picture that the media library does not have
 */
export async function storeRichText(strapi: Core.Strapi, text: RichText): Promise<StoredText> {
  const urls = text.flatMap((block) => (block.type === 'image' ? [withoutVersion(block.image.url)] : []));
  const files: Record<string, unknown>[] =
    urls.length === 0
      ? []
      : await strapi.db.query('plugin::upload.file').findMany({ select: IMAGE_FIELDS, where: { url: { $in: urls } } });
  const stored = text.flatMap((block) => storeBlock(block, files));
  return stored as StoredText;
}

function storeBlock(block: RichTextBlock, files: Record<string, unknown>[]): object[] {
  if (block.type === 'list') return storeList(block, 0);
  if (block.type !== 'image') return [{ ...block, children: filled(block.children) }];
  const file = files.find(({ url }) => url === withoutVersion(block.image.url));
  if (!file) throw new errors.ValidationError('A picture in the text is not in the media library any more.');
  const image = Object.fromEntries(IMAGE_FIELDS.map((field) => [field, file[field]]));
  return [{ type: 'image', image, children: [BLANK] }];
}

/** A list without items is none. */
function storeList({ type, format, children }: RichTextList, indentLevel: number): object[] {
  const items = children.flatMap((child) =>
    child.type === 'list' ? storeList(child, indentLevel + 1) : [{ ...child, children: filled(child.children) }],
  );
  return items.length === 0 ? [] : [{ type, format, indentLevel, children: items }];
}

const filled = (children: readonly RichTextInline[]) => (children.length === 0 ? [BLANK] : children);
