import type { Core } from '@strapi/strapi';
import { faultsOfField, type ConsoleComponents, type ConsoleField } from 'contracts';
import { z } from 'zod';

import type { BodySchema, Resource } from '../../../platform/console/definition';
import type { Filters } from '../../../platform/console/filters';
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
  writable: writableOf(resource),
  // Of the one record that is not there yet, no row can be locked.
  ...(resource.isSingle && { lockFirst: (trx: Database) => lockName(strapi, trx, resource.uid) }),
  records: () => madeRecords(strapi, resource),
});

/** What a write may set: the fields of the form, each checked as the form checks it. A draft may lack what it needs. */
function writableOf({ inputs, components, hasDrafts }: MadeResource): BodySchema<Writable> {
  return z.strictObject(
    Object.fromEntries(inputs.map((field) => [field.name, valueOf(field, components, !hasDrafts)])),
  );
}

function valueOf(field: ConsoleField, components: ConsoleComponents, areNeeded: boolean): z.ZodType {
  const value = z.unknown().superRefine((given, context) => {
    for (const { path, message } of faultsOfField(field, given, components, areNeeded)) {
      context.addIssue({ code: 'custom', message, path });
    }
  });
  const isNeeded = faultsOfField(field, null, components, areNeeded).length > 0;
  return isNeeded ? value.prefault(null) : value.optional();
}
