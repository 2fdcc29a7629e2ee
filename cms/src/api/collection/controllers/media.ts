import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';
import { z } from 'zod';

import { contentRange } from '../../../platform/console/actions';
import { idsFilter, readListQuery } from '../../../platform/console/query';
import { UPLOAD_MAX_BYTES } from '../../../platform/environment/limits';
import { readUpload } from '../../../platform/files/read-upload';
import { findFiles, storeUpload } from '../console/media';

/** The form of a file. */
const FORM = {
  field: 'file',
  maxBytes: UPLOAD_MAX_BYTES,
  missing: messages.fileMissing,
  tooLarge: messages.fileTooLarge,
};
const SORTABLE = ['createdAt', 'label'] as const;
const filterable = z.strictObject({
  q: z.string().max(200).optional(),
  id: idsFilter,
  kind: z
    .array(z.enum(['images', 'videos', 'audios', 'files']))
    .max(4)
    .optional(),
});

/** The files of the media library, for whoever fills in a record. */
const mediaController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const query = readListQuery({ name: 'media', sortable: SORTABLE, filterable }, ctx.query);
    const { records, total } = await findFiles(strapi, query);
    ctx.set('Content-Range', contentRange('media', query.range[0], records.length, total));
    return records;
  },

  async create(ctx) {
    const file = await readUpload(ctx.req, FORM);
    ctx.status = 201;
    return storeUpload(strapi, file);
  },
});

export default mediaController;
