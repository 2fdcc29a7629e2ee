import type { Core } from '@strapi/strapi';

import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { admins } from '../../platform/permissions/calls';
import { ensureCollections } from './collections';
import { ensureIndexes } from './console/indexes';
import { wordIndexes } from './console/word-indexes';
import { collectionView } from './panel/collection';
import { hideFields } from './public-fields';

/** Types that people made in the Content-Type Builder: what is public of them, and their pages. */
const feature: Feature = {
  name: 'collection',
  calls: [
    // As those of any resource of the console, for whichever type the address names: see `resourceCalls`.
    ['GET', '/admin/c/:type.csv', 'records.export', admins],
    ['GET', '/admin/c/:type', 'records.find', admins],
    ['POST', '/admin/c/:type', 'records.create', admins],
    ['DELETE', '/admin/c/:type', 'records.deleteMany', admins],
    ['GET', '/admin/c/:type/:id', 'records.findOne', admins],
    ['PUT', '/admin/c/:type/:id', 'records.update', admins],
    ['DELETE', '/admin/c/:type/:id', 'records.delete', admins],
    ['POST', '/admin/c/:type/:id/publish', 'records.publish', admins],
    ['POST', '/admin/c/:type/:id/unpublish', 'records.unpublish', admins],
    ['GET', '/admin/relations/:target', 'related.find', admins],
    ['GET', '/admin/media', 'media.find', admins],
    ['POST', '/admin/media', 'media.create', admins],
  ],
  panelViews: [collectionView],
  // One for each type: they are made and deleted with it.
  editors: { content: { 'api::collection.collection': SINGLE } },
  watch,
  upgrade: ensureIndexes,
  ensureDefaults: ensureCollections,
};

function watch(strapi: Core.Strapi): void {
  hideFields(strapi);
  for (const index of wordIndexes(strapi).values()) index.watch(strapi);
}

export default feature;
