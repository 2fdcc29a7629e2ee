import type { Core } from '@strapi/strapi';

import { contentRange } from '../../../platform/console/actions';
import { filterSchema } from '../../../platform/console/filters';
import { readListQuery } from '../../../platform/console/query';
import { findRelated } from '../console/related';

const SORTABLE = ['id', 'label'] as const;

/** Records that a field of a made type may name, found by what they are called. */
const relatedController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const { target } = ctx.params as { target: string };
    const query = readListQuery({ name: 'relations', sortable: SORTABLE, filterable: filterSchema({}) }, ctx.query);
    const { records, total } = await findRelated(strapi, target, query);
    ctx.set('Content-Range', contentRange('relations', query.range[0], records.length, total));
    return records;
  },
});

export default relatedController;
