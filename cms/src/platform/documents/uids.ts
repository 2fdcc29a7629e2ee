import type { Core } from '@strapi/strapi';
import { isNothing } from 'contracts';

import type { Shape } from './attributes';

interface UidService {
  generateUIDField: (wanted: { contentTypeUID: string; field: string; data: object }) => Promise<string>;
}

/** Part of an address that nobody has written, nor is known of the document, follows from the field that it is said to. */
export async function withUids(
  strapi: Core.Strapi,
  { uid, attributes }: Shape,
  data: Record<string, unknown>,
  known: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const service: UidService = strapi.plugin('content-manager').service('uid');
  const whole = { ...known, ...data };
  const made: Record<string, unknown> = {};
  for (const [name, { type, targetField }] of attributes.get(uid) ?? []) {
    if (type !== 'uid' || targetField === undefined || !isNothing(whole[name])) continue;
    made[name] = await service.generateUIDField({ contentTypeUID: uid, field: name, data: whole });
  }
  return { ...data, ...made };
}
