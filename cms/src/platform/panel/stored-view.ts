import type { Core } from '@strapi/strapi';

/** The panel's stored view of a type, as far as we read and write it. */
export interface StoredView {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface Model {
  uid: string;
}

/** The part of the content manager's services that keeps the views. */
interface ViewStore {
  findConfiguration: (model: Model) => Promise<StoredView>;
  updateConfiguration: (model: Model, configuration: StoredView) => Promise<unknown>;
}
interface ContentTypeViews extends ViewStore {
  findContentType: (uid: string) => Model;
}
interface ComponentViews extends ViewStore {
  findComponent: (uid: string) => Model;
}

/** How the panel shows a type or a component now, whoever has arranged it. */
export function readView(strapi: Core.Strapi, uid: string): Promise<StoredView> {
  const { store, model } = findStore(strapi, uid);
  return store.findConfiguration(model);
}

/** Stores how the panel shows a type or a component. @param change made of how it is shown now */
export async function changeView(
  strapi: Core.Strapi,
  uid: string,
  change: (stored: StoredView) => StoredView,
): Promise<void> {
  const { store, model } = findStore(strapi, uid);
  await store.updateConfiguration(model, change(await store.findConfiguration(model)));
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
