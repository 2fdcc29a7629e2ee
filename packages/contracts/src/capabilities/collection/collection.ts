import { z } from 'zod';

import { pageNumber, pageSize, paginationSchema, publicId } from '../../envelope.js';
import { imageSchema, type Image } from '../../image.js';
import { MAX_SEARCH_CHARS } from '../../limits.js';
import { COLLECTION_PAGE_SIZE } from './values.js';
import { linkSchema, type Link } from '../../links.js';
import { richTextSchema, type RichText } from '../../rich-text.js';

/**
 * Records of types that people made in the Content-Type Builder. What such a type holds is known at run time alone, so
 * each value says what it is.
 */

/** How a page of such records is drawn. */
export const COLLECTION_LAYOUTS = ['cards', 'table', 'list', 'calendar'] as const;
export type CollectionLayout = (typeof COLLECTION_LAYOUTS)[number];

/** What a field holds. A text that is an address of the web is a `link`, record by record. */
export const COLLECTION_KINDS = [
  'text',
  'longText',
  'richText',
  'number',
  'boolean',
  'date',
  'time',
  'dateTime',
  'choice',
  'email',
  'link',
  'media',
  'relation',
  'parts',
] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** A file that is no picture. */
const fileSchema = z.strictObject({ name: z.string(), url: z.string(), bytes: z.number().int().nonnegative() });
export type CollectionFile = z.infer<typeof fileSchema>;

/** What a component holds, under its own name. */
export interface CollectionPart {
  label: string;
  values: { name: string; label: string; value: CollectionValue }[];
}
export type CollectionValue =
  | { kind: 'text' | 'longText' | 'choice' | 'email' | 'link'; text: string }
  | { kind: 'richText'; blocks: RichText }
  /** Whole numbers beyond those that JavaScript can count come as their digits. */
  | { kind: 'number'; number: number | string }
  | { kind: 'boolean'; isTrue: boolean }
  /** `2026-11-22`, `18:30`, an instant in UTC. */
  | { kind: 'date' | 'time' | 'dateTime'; at: string }
  | { kind: 'media'; images: Image[]; files: CollectionFile[] }
  | { kind: 'relation'; links: Link[] }
  | { kind: 'parts'; parts: CollectionPart[] };

export const collectionValueSchema: z.ZodType<CollectionValue> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['text', 'longText', 'choice', 'email', 'link']), text: z.string() }),
    z.strictObject({ kind: z.literal('richText'), blocks: richTextSchema }),
    z.strictObject({ kind: z.literal('number'), number: z.union([z.number(), z.string().regex(/^-?\d+$/)]) }),
    z.strictObject({ kind: z.literal('boolean'), isTrue: z.boolean() }),
    z.strictObject({ kind: z.literal('date'), at: z.iso.date() }),
    z.strictObject({ kind: z.literal('time'), at: z.string().regex(/^\d{2}:\d{2}$/) }),
    z.strictObject({ kind: z.literal('dateTime'), at: z.iso.datetime() }),
    z.strictObject({ kind: z.literal('media'), images: z.array(imageSchema), files: z.array(fileSchema) }),
    z.strictObject({ kind: z.literal('relation'), links: z.array(linkSchema) }),
    z.strictObject({ kind: z.literal('parts'), parts: z.array(partSchema) }),
  ]),
);
const partSchema: z.ZodType<CollectionPart> = z.strictObject({
  label: z.string(),
  values: z.array(z.strictObject({ name: z.string(), label: z.string(), value: collectionValueSchema })),
});

export const collectionFieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  kind: z.enum(COLLECTION_KINDS),
});
export type CollectionField = z.infer<typeof collectionFieldSchema>;

export const collectionRecordSchema = z.strictObject({
  ...publicId,
  title: z.string(),
  /** By the names of the fields; what is empty is not there. */
  values: z.record(z.string(), collectionValueSchema),
});
export type CollectionRecord = z.infer<typeof collectionRecordSchema>;

/** What a page says of the type whose records it shows. */
export const collectionSchema = z.strictObject({
  /** Its name in addresses. */
  name: z.string(),
  title: z.string(),
  lead: z.string(),
  layout: z.enum(COLLECTION_LAYOUTS),
  /** There is one record alone, which has no page beside this one. */
  isSingle: z.boolean(),
  isSearchable: z.boolean(),
  /** The public fields, in their order. */
  fields: z.array(collectionFieldSchema),
  /** The name of the field that gives records their titles; none of them has to. */
  titleField: z.string().nullable(),
  /** The language that it is shown in, where it is not the site's own. */
  locale: z.string().nullable(),
  /** The languages that it is there in, the site's own first; none where there is but one. */
  locales: z.array(z.strictObject({ code: z.string(), label: z.string(), isOwn: z.boolean() })),
  /** What it can be put in order by, such as `-since`, in words; the first is its own order. */
  orders: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
export type Collection = z.infer<typeof collectionSchema>;

export const collectionAnswer = z.strictObject({
  data: z.array(collectionRecordSchema),
  meta: z.strictObject({ pagination: paginationSchema, collection: collectionSchema }),
});
export type CollectionPage = z.infer<typeof collectionAnswer>;
export const collectionRecordAnswer = z.strictObject({
  data: collectionRecordSchema,
  meta: z.strictObject({ collection: collectionSchema }),
});
export type CollectionOne = z.infer<typeof collectionRecordAnswer>;

/** Query of `GET /c/:type/:id`: the language, the site's own where it is left out. */
export const collectionLocaleQuery = z.object({ locale: z.string().max(35).optional() });

/** Query of `GET /c/:type`. */
export const collectionQuery = z.object({
  search: z.string().trim().max(MAX_SEARCH_CHARS).optional(),
  /** One of the orders of the type. What is none (any more) leaves the type its own, so that old links go on to work. */
  by: z.string().max(100).optional().catch(undefined),
  ...collectionLocaleQuery.shape,
  page: pageNumber,
  pageSize: pageSize(COLLECTION_PAGE_SIZE),
});
export type CollectionQuery = z.infer<typeof collectionQuery>;
