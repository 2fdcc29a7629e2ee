import type { Core } from '@strapi/strapi';

import { values } from '../cache';
import { recordRead } from '../cache/reading';
import { readView } from './stored-view';

/** How the panel shows a type or a component, as somebody may have arranged it there. */
export interface PanelView {
  /** The field that stands for a record. */
  mainField: string;
  sort: { by: string; order: 'asc' | 'desc' };
  /** What each field is called. */
  labels: Readonly<Record<string, string>>;
}

/** The panel's view of a type or a component, kept until somebody arranges it anew. */
export const keptView = (strapi: Core.Strapi, uid: string): Promise<PanelView> =>
  values.of(`panel-view ${uid}`, async () => {
    recordRead(uid);
    const { settings, metadatas } = await readView(strapi, uid);
    const nameIn = (value: unknown, byDefault: string) => (typeof value === 'string' ? value : byDefault);
    return {
      mainField: nameIn(settings['mainField'], 'id'),
      sort: {
        by: nameIn(settings['defaultSortBy'], 'id'),
        order: settings['defaultSortOrder'] === 'DESC' ? 'desc' : 'asc',
      },
      labels: Object.fromEntries(
        Object.entries(metadatas).map(([name, { edit }]) => [name, nameIn(edit['label'], name)]),
      ),
    };
  });
