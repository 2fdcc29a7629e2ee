import { z } from 'zod';

import { COLLECTION_LAYOUTS, collectionFieldSchema, collectionRecordSchema } from '../../collection/collection.js';
import { section } from './section.js';

/** Records of a type that people made in the Content-Type Builder. */
export const collectionSection = section('sections.collection', {
  title: z.string(),
  subtitle: z.string(),
  layout: z.enum(COLLECTION_LAYOUTS),
  /** The fields that are shown, in their order. */
  fields: z.array(collectionFieldSchema),
  titleField: z.string().nullable(),
  records: z.array(collectionRecordSchema),
  /** The type's name in addresses where it has pages and the records lead there; null where nothing does. */
  linkedType: z.string().nullable(),
  /** What is wrong with the block, for whoever previews the page; empty for visitors. */
  fault: z.string(),
});
export type CollectionSection = z.infer<typeof collectionSection>;
