import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { changeView, type StoredView } from './stored-view';
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
    await changeView(strapi, view.uid, (stored) => applyView(view, stored));
    await written.set({ key: view.uid, value: fingerprint });
  }
}

/** Lays the code's view over the stored one. Fields that an extending developer added stay, after ours. */
function applyView(view: View, { settings, metadatas, layouts }: StoredView): StoredView {
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
