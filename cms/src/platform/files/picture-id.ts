import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

/**
 * The row of the picture that an admin chose, as Strapi wants it; null for none.
 * @param documentId of the file
 * @throws ValidationError for what is no picture of the media library
 */
export async function pictureId(strapi: Core.Strapi, documentId: string | null): Promise<number | null> {
  if (documentId === null) return null;
  const where = { documentId, mime: { $startsWith: 'image/' } };
  const row: { id: number } | null = await strapi.db.query('plugin::upload.file').findOne({ select: ['id'], where });
  if (row) return row.id;
  const message = messages.fieldFaults.notFile('Picture');
  throw new errors.ValidationError(message, { errors: [{ path: ['image'], message, name: 'ValidationError' }] });
}
