import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { inWords } from '../../shared/in-words';
import type { FieldText, View } from './view';
import { allViews } from './views';

/** The panel's stored view of a type, as far as we read and write it. */
interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface Model {
  uid: string;
  attributes: object;
}

/** The part of the content manager's services that keeps the views. */
interface ViewStore {
  findConfiguration: (model: Model) => Promise<Configuration>;
  updateConfiguration: (model: Model, configuration: Configuration) => Promise<unknown>;
}
interface ContentTypeViews extends ViewStore {
  findContentType: (uid: string) => Model;
}
interface ComponentViews extends ViewStore {
  findComponent: (uid: string) => Model;
}

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
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([view, AUTOMATIC]))
      .digest('hex');
    if ((await written.get({ key: view.uid })) === fingerprint) continue;
    await writeView(strapi, view);
    await written.set({ key: view.uid, value: fingerprint });
  }
  const models: Model[] = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  for (const model of models)
    if (!model.uid.includes('::') || model.uid.startsWith('api::')) await nameAdded(strapi, model);
}

/**
 * Calls by their names in words the fields that came from the Content-Type Builder: Strapi has put them into the form by
 * then, under the names of their attributes. What an owner has called otherwise stays.
 */
async function nameAdded(strapi: Core.Strapi, { uid, attributes }: Model): Promise<void> {
  const known = { ...AUTOMATIC, ...allViews().find((view) => view.uid === uid)?.fields };
  const added = Object.keys(attributes).filter((name) => !(name in known) && !LANGUAGE.includes(name));
  if (added.length === 0) return;
  const { store, model } = findStore(strapi, uid);
  const { metadatas, ...rest } = await store.findConfiguration(model);
  const unnamed = Object.entries(metadatas).filter(([name, { edit }]) => added.includes(name) && edit.label === name);
  if (unnamed.length === 0) return;
  const named = unnamed.map(([name, { edit, list }]) => {
    const label = inWords(name);
    return [name, { edit: { ...edit, label }, list: { ...list, label } }] as const;
  });
  await store.updateConfiguration(model, { ...rest, metadatas: { ...metadatas, ...Object.fromEntries(named) } });
}

async function writeView(strapi: Core.Strapi, view: View): Promise<void> {
  const { store, model } = findStore(strapi, view.uid);
  await store.updateConfiguration(model, applyView(view, await store.findConfiguration(model)));
}

function findStore(strapi: Core.Strapi, uid: string): { store: ViewStore; model: Model } {
  const contentManager = strapi.plugin('content-manager');
  if (uid in strapi.contentTypes) {
    const store: ContentTypeViews = contentManager.service('content-types');
    return { store, model: store.findContentType(uid) };
  }
  const store: ComponentViews = contentManager.service('components');
  return { store, model: store.findComponent(uid) };
}

/** Lays the code's view over the stored one. Fields that an extending developer added stay, after ours. */
function applyView(view: View, { settings, metadatas, layouts }: Configuration): Configuration {
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
        return [name, { edit: { ...edit, label, description, placeholder }, list: { ...list, label } }];
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
