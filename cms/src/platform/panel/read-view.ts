import type { Core } from '@strapi/strapi';

import { values } from '../cache';
import { recordRead } from '../cache/reading';
import { findStore } from './reconcile-views';

/** How the panel shows a type or a component, as somebody may have arranged it there. */
export interface PanelView {
  /** The field that stands for a record. */
  mainField: string;
  sort: { by: string; order: 'asc' | 'desc' };
  /** What each field is called. */
  labels: Readonly<Record<string, string>>;
}

/** The panel's view of a type or a component, kept until somebody arranges it anew. */
export const readView = (strapi: Core.Strapi, uid: string): Promise<PanelView> =>
  values.of(`panel-view ${uid}`, async () => {
    recordRead(uid);
    const { store, model } = findStore(strapi, uid);
    const { settings, metadatas } = await store.findConfiguration(model);
    const labelOf = ({ edit }: (typeof metadatas)[string], name: string) => String(edit['label'] ?? name);
    return {
      mainField: String(settings['mainField'] ?? 'id'),
      sort: {
        by: String(settings['defaultSortBy'] ?? 'id'),
        order: settings['defaultSortOrder'] === 'DESC' ? 'desc' : 'asc',
      },
      labels: Object.fromEntries(Object.entries(metadatas).map(([name, field]) => [name, labelOf(field, name)])),
    };
  });
