import type { Core } from '@strapi/strapi';
import type { z } from 'zod';

import type { Resource } from '../../../platform/console/definition';
import { bodyOf } from '../../../platform/console/field-body';
import type { Filters, FilterValues } from '../../../platform/console/filters';
import { lockName } from '../../../platform/database/lock-name';
import type { Database } from '../../../shared/transaction';
import type { MadeResource } from './made-resource';
import { madeRecords, type MadeRecord } from './records';

type Writable = Record<string, z.ZodType>;

/** The resource of a made type, as the controller of every resource takes it. */
export const defineMade = (
  strapi: Core.Strapi,
  resource: MadeResource,
): Resource<MadeRecord, MadeRecord, string, Filters, Writable> => ({
  ...resource,
  // A draft may lack what it needs.
  writable: bodyOf(resource.inputs, resource.components, !resource.hasDrafts),
  // Of the one record that is not there yet, no row can be locked.
  ...(resource.isSingle && { lockFirst: (trx: Database) => lockName(strapi, trx, resource.uid) }),
  records: () => {
    const records = madeRecords(strapi, resource);
    // A list says in its filter which language it is of.
    const of = ({ locale }: FilterValues<Filters>) => (locale ? madeRecords(strapi, { ...resource, locale }) : records);
    return {
      ...records,
      list: (query) => of(query.filter).list(query),
      each: (filter) => of(filter).each(filter),
    };
  },
});
