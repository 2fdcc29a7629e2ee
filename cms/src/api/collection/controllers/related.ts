import type { Core } from '@strapi/strapi';

import { MAX_SEARCH_CHARS } from 'contracts';
import { z } from 'zod';

import { contentRange } from '../../../platform/console/actions';
import { idsFilter, readListQuery } from '../../../platform/console/query';
import { findRelated } from '../console/related';

const SORTABLE = ['id', 'label'] as const;
const filterable = z.strictObject({
  q: z.string().max(MAX_SEARCH_CHARS).optional(),
  id: idsFilter,
  /** Only those that a field of a record names: `sponsors/<id>/events`. */
  linked: z.string().max(300).optional(),
});

/** Records that a field of a made type may name, found by what they are called. */
const relatedController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const { target } = ctx.params as { target: string };
    const query = readListQuery({ name: 'relations', sortable: SORTABLE, filterable }, ctx.query);
    const { records, total } = await findRelated(strapi, target, query);
    ctx.set('Content-Range', contentRange('relations', query.range[0], records.length, total));
    return records;
  },
});

export default relatedController;
