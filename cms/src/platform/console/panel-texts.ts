import type { Core, UID } from '@strapi/strapi';
import type { ConsoleComponents, ConsoleField } from 'contracts';

import { inWords } from '../../shared/in-words';
import type { Shape } from '../documents/attributes';
import { readView, type StoredView } from '../panel/stored-view';
import { fieldOfAttribute } from './fields';

/** Names in the order of the panel's form, and behind them those that it does not show. */
export const inOrder = (names: readonly string[], shown: readonly string[]): string[] => [
  ...shown.filter((name) => names.includes(name)),
  ...names.filter((name) => !shown.includes(name)),
];

/** What a field is called in the panel, and what it says beside it. */
export function textOf(view: StoredView, name: string): Pick<ConsoleField, 'label' | 'hint' | 'placeholder'> {
  const { label, description, placeholder } = view.metadatas[name]?.edit ?? {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    // Until somebody says otherwise, the panel calls a field by its name.
    label: text(label) === '' || label === name ? inWords(name) : text(label),
    hint: text(description),
    placeholder: text(placeholder),
  };
}

/** The components of a type, each with its fields. */
export async function componentsIn(strapi: Core.Strapi, { uid, attributes }: Shape): Promise<ConsoleComponents> {
  const components: Record<string, ConsoleComponents[string]> = {};
  for (const [component, own] of attributes) {
    if (component === uid) continue;
    const view = await readView(strapi, component);
    const names = inOrder(
      [...own.keys()],
      view.layouts.edit.flat().map(({ name }) => name),
    );
    components[component] = {
      label: inWords(strapi.getModel(component as UID.Component).info.displayName),
      fields: names.map((name) => ({
        ...fieldOfAttribute(strapi, name, own.get(name) ?? { type: 'string' }),
        ...textOf(view, name),
      })),
    };
  }
  return components;
}
