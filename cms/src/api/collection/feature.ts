import type { Core } from '@strapi/strapi';

import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { admins, everyone } from '../../platform/permissions/calls';
import { blockRules } from './block-rules';
import { ensureCollections } from './collections';
import { publicPages, sharedCollections } from './pages';
import { blockView, collectionView } from './panel/collection';
import { guardMadeTypes } from './public-fields';
import { requiredTexts } from './required-texts';
import { ensureIndexes } from './rows/indexes';
import { wordIndexes } from './rows/words';
import { collectionRules } from './rules';

/** Types that people made in the Content-Type Builder: what is public of them, their pages, and the block that shows them. */
const feature: Feature = {
  name: 'collection',
  calls: [
    ['GET', '/c/:type', 'collection.find', everyone],
    ['GET', '/c/:type/:id', 'collection.findOne', everyone],
    ['GET', '/admin/content-types', 'content-type.find', admins],
    ['PUT', '/admin/content-types/:type', 'content-type.update', admins],
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
  writeRules: [collectionRules, blockRules, requiredTexts],
  panelViews: [collectionView, blockView],
  editors: {
    // One for each type: they are made and deleted with it.
    content: { 'api::collection.collection': SINGLE },
    // What is public is an admin's to say, and what a field is, its type's.
    except: { 'api::collection.collection': ['type', 'publicFields', 'shapes'] },
  },
  pagesNow: publicPages,
  sharedPages: [sharedCollections],
  watch,
  upgrade: ensureIndexes,
  ensureDefaults: ensureCollections,
};

function watch(strapi: Core.Strapi): void {
  guardMadeTypes(strapi);
  for (const index of wordIndexes(strapi).values()) index.watch(strapi);
}

export default feature;
