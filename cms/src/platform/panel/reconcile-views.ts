import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { inWords } from '../../shared/in-words';
import { changeView, readView, type StoredView } from './stored-view';
import type { FieldText, View } from './view';
import { allViews } from './views';

/** Labels of the fields that Strapi itself adds to every type. */
const AUTOMATIC: Readonly<Record<string, FieldText>> = {
  id: { label: 'Number' },
  documentId: { label: 'Identifier' },
  createdAt: { label: 'Created' },
  updatedAt: { label: 'Last change' },
  createdBy: { label: 'Created by' },
  updatedBy: { label: 'Changed by' },
  publishedAt: { label: 'Published' },
};

/** Strapi's own, of every type, which no form shows. */
const LANGUAGE = ['locale', 'localizations'];

/**
 * Brings the panel's labels, columns and forms to what the code says. A view is written when its code has changed
 * since it was last written, so what an owner arranges in the panel ("Configure the view") lasts until then.
 */
export async function reconcileViews(strapi: Core.Strapi): Promise<void> {
  const written = strapi.store({ type: 'core', name: 'panel_views' });
  for (const view of allViews()) {
    const related = relatedNames(strapi, view);
    const said = [view, AUTOMATIC, ...(Object.keys(related).length > 0 ? [related] : [])];
    const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('hex');
    if ((await written.get({ key: view.uid })) === fingerprint) continue;
    await changeView(strapi, view.uid, (stored) => applyView(view, related, stored));
    await written.set({ key: view.uid, value: fingerprint });
  }
  const models: { uid: string; attributes: object }[] = [
    ...Object.values(strapi.contentTypes),
    ...Object.values(strapi.components),
  ];
  for (const model of models)
    if (!model.uid.includes('::') || model.uid.startsWith('api::')) await nameAdded(strapi, model);
}

/**
 * Calls by their names in words the fields that came from the Content-Type Builder: Strapi has put them into the form by
 * then, under the names of their attributes. What an owner has called otherwise stays.
 */
async function nameAdded(strapi: Core.Strapi, { uid, attributes }: { uid: string; attributes: object }): Promise<void> {
  const known = { ...AUTOMATIC, ...allViews().find((view) => view.uid === uid)?.fields };
  const added = Object.keys(attributes).filter((name) => !(name in known) && !LANGUAGE.includes(name));
  if (added.length === 0) return;
  const { metadatas } = await readView(strapi, uid);
  const unnamed = Object.entries(metadatas).filter(([name, { edit }]) => added.includes(name) && edit.label === name);
  if (unnamed.length === 0) return;
  const named = unnamed.map(([name, { edit, list }]) => {
    const label = inWords(name);
    return [name, { edit: { ...edit, label }, list: { ...list, label } }] as const;
  });
  await changeView(strapi, uid, (stored) => ({
    ...stored,
    metadatas: { ...stored.metadatas, ...Object.fromEntries(named) },
  }));
}

/**
 * What stands for a record in each relation that leads to a type with a view. Strapi takes the first text of the type,
 * which editors may not be allowed to read: they would choose among identifiers.
 */
function relatedNames(strapi: Core.Strapi, { uid }: View): Record<string, string> {
  return Object.fromEntries(
    Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]) => {
      if (attribute.type !== 'relation' || !('target' in attribute)) return [];
      const target = allViews().find((view) => view.uid === attribute.target);
      return target ? [[name, target.mainField]] : [];
    }),
  );
}

/** Lays the code's view over the stored one. Fields that an extending developer added stay, after ours. */
function applyView(
  view: View,
  related: Readonly<Record<string, string>>,
  { settings, metadatas, layouts }: StoredView,
): StoredView {
  const placed = new Set(view.layout.flat().map(([name]) => name));
  const added = layouts.edit.map((row) => row.filter(({ name }) => !placed.has(name) && !(name in view.fields)));
  return {
    settings: {
      ...settings,
      mainField: view.mainField,
      pageSize: 20,
      ...(view.sort && { defaultSortBy: view.sort.by, defaultSortOrder: view.sort.order }),
    },
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([name, { edit, list }]) => {
        const text = view.fields[name] ?? AUTOMATIC[name];
        if (!text) return [name, { edit, list }];
        const { label, description = '', placeholder = '' } = text;
        const named = name in related ? { mainField: related[name] } : {};
        return [name, { edit: { ...edit, label, description, placeholder, ...named }, list: { ...list, label } }];
      }),
    ),
    layouts: {
      list: [...(view.listColumns ?? layouts.list)],
      edit: [
        ...view.layout.map((row) => row.map(([name, size]) => ({ name, size }))),
        ...added.filter((row) => row.length > 0),
      ],
    },
  };
}
