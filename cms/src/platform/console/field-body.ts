import { faultsOfField, type ConsoleComponents, type ConsoleField } from 'contracts';
import { z } from 'zod';

import type { BodySchema } from './definition';

type Writable = Record<string, z.ZodType>;

/**
 * What a write may set: fields, each checked as the form checks it.
 * @param areNeeded whether what is required has to be there
 * @param areAll whether a field that is left out counts as empty, and not as one that stays
 */
export const bodyOf = (
  fields: readonly ConsoleField[],
  components: ConsoleComponents,
  areNeeded: boolean,
  areAll = areNeeded,
): BodySchema<Writable> =>
  z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field, components, areNeeded, areAll)])),
  );

function valueOf(field: ConsoleField, components: ConsoleComponents, areNeeded: boolean, areAll: boolean): z.ZodType {
  const value = z.unknown().superRefine((given, context) => {
    for (const { path, message } of faultsOfField(field, given, components, areNeeded)) {
      context.addIssue({ code: 'custom', message, path });
    }
  });
  const isNeeded = areAll && faultsOfField(field, null, components, areNeeded).length > 0;
  return isNeeded ? value.prefault(null) : value.optional();
}
