import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import { readWords, typeOfRow, type BlockWords } from './block';

const component = 'sections.collection';

/** Blocks of a page as they are about to be stored. */
interface Written extends BlockWords {
  __component?: unknown;
  id?: unknown;
  collection?: unknown;
}

/** A block that shows records names a type that there is, and of it only what is public. */
export const blockRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid, data }) => {
    for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
      const blocks = data[name];
      if (attribute.type !== 'dynamiczone' || !Array.isArray(blocks)) continue;
      for (const [index, block] of (blocks as Written[]).entries()) {
        if (block.__component === component) await checkBlock(strapi, block, [name, index]);
      }
    }
  };

async function checkBlock(strapi: Core.Strapi, block: Written, path: readonly (string | number)[]): Promise<void> {
  const chosen = await rowOf(strapi, block);
  if (chosen === null) throw brokenRule('Please choose the type that this block shows.', [...path, 'collection']);
  const shown = await typeOfRow(strapi, chosen);
  if (!shown) throw brokenRule(messages.blockWithoutType, [...path, 'collection']);
  for (const field of ['fields', 'filter', 'sort'] as const) {
    try {
      readWords(shown, { [field]: block[field] });
    } catch (error) {
      throw error instanceof errors.ValidationError ? brokenRule(error.message, [...path, field]) : error;
    }
  }
}

/** The row that a block leads to once it is stored; null for none. A relation that does not change is not sent. */
async function rowOf(strapi: Core.Strapi, { id, collection }: Written): Promise<string | null> {
  const named = [collection ?? []].flat()[0] as unknown;
  if (typeof named !== 'object') return idOf(strapi, named);
  const { connect, set, disconnect } = (named ?? {}) as Record<'connect' | 'set' | 'disconnect', unknown>;
  for (const chosen of [connect, set]) {
    const [row] = [chosen ?? []].flat() as unknown[];
    if (row !== undefined) return idOf(strapi, row);
  }
  if (named && 'documentId' in named) return idOf(strapi, named);
  if (Array.isArray(disconnect) && disconnect.length > 0) return null;
  if (id === undefined || id === null) return null;
  const stored = (await strapi.db.query(component).findOne({ where: { id }, populate: { collection: true } })) as {
    collection?: { documentId?: string } | null;
  } | null;
  return stored?.collection?.documentId ?? (stored ? '' : null);
}

/** The id of a document that is named by it, or by that of its row. */
async function idOf(strapi: Core.Strapi, named: unknown): Promise<string | null> {
  const row: unknown = typeof named === 'object' && named !== null && 'documentId' in named ? named.documentId : named;
  if (typeof row === 'string' && !/^\d+$/.test(row)) return row;
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : row;
  if (id === undefined || id === null) return null;
  const found = (await strapi.db.query('api::collection.collection').findOne({ where: { id } })) as {
    documentId: string;
  } | null;
  return found?.documentId ?? '';
}
