import type { Core, UID } from '@strapi/strapi';
import { isSafeHref } from 'contracts';

import { fieldLabel } from '../panel/views';
import { checkText } from './safe-text';
import { brokenRule, type WriteRule } from './write-rule';

/** Fields that hold an address a visitor can follow, by type or component. */
export type LinkFields = Partial<Record<UID.Schema, readonly string[]>>;

type Path = readonly (string | number)[];

/** No stored address can run a script or leave the site unseen, however deep in a page it sits (site §2.2). */
export const safeLinks =
  (strapi: Core.Strapi, linkFields: LinkFields): WriteRule =>
  ({ uid, data }) =>
    checkLinks(strapi, linkFields, uid, data, []);

function checkLinks(
  strapi: Core.Strapi,
  linkFields: LinkFields,
  uid: UID.Schema,
  data: Record<string, unknown>,
  path: Path,
): void {
  for (const field of linkFields[uid] ?? []) {
    const value = data[field];
    if (typeof value !== 'string' || value === '' || isSafeHref(value)) continue;
    const sentence = `“${fieldLabel(uid, field)}” is not a usable address: it starts with https://, mailto:, / or #.`;
    throw brokenRule(sentence, [...path, field]);
  }
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'blocks') checkText(data[name], fieldLabel(uid, name), [...path, name]);
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue;
    const value = data[name];
    const isList = Array.isArray(value);
    const blocks: unknown[] = isList ? value : [value];
    blocks.forEach((block, index) => {
      if (!isRecord(block)) return;
      const component = attribute.type === 'component' ? attribute.component : block['__component'];
      if (!isComponent(strapi, component)) return;
      checkLinks(strapi, linkFields, component, block, isList ? [...path, name, index] : [...path, name]);
    });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isComponent = (strapi: Core.Strapi, uid: unknown): uid is UID.Component =>
  typeof uid === 'string' && uid in strapi.components;
