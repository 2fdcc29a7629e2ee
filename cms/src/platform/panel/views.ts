import type { UID } from '@strapi/strapi';

import { inWords } from '../../shared/in-words';
import type { View } from './view';

let views: readonly View[] = [];

/** Says how the panel shows each type and component of the product. */
export function registerViews(all: readonly View[]): void {
  views = all;
}

/** How the panel shows each type and component of the product. */
export const allViews = (): readonly View[] => views;

/** The name under which an editor knows a field: that of its view, else its own in words. */
export function fieldLabel(uid: UID.Schema, field: string): string {
  return views.find((view) => view.uid === uid)?.fields[field]?.label ?? inWords(field);
}
