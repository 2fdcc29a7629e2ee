import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { admins, everyone } from '../../platform/permissions/calls';
import { blockRules } from './block-rules';
import { ensureCollections } from './collections';
import { indexOrders } from './indexes';
import { publicPages, sharedCollections } from './pages';
import { blockView, collectionView } from './panel/collection';
import { guardMadeTypes } from './public-fields';
import { collectionRules } from './rules';

/** Types that people made in the Content-Type Builder: what is public of them, their pages, and the block that shows them. */
const feature: Feature = {
  name: 'collection',
  calls: [
    ['GET', '/c/:type', 'collection.find', everyone],
    ['GET', '/c/:type/:id', 'collection.findOne', everyone],
    ['GET', '/admin/content-types', 'content-type.find', admins],
    ['PUT', '/admin/content-types/:type', 'content-type.update', admins],
  ],
  writeRules: [collectionRules, blockRules],
  panelViews: [collectionView, blockView],
  editors: {
    // One for each type: they are made and deleted with it.
    content: { 'api::collection.collection': SINGLE },
    // What is public is an admin's to say.
    except: { 'api::collection.collection': ['type', 'publicFields'] },
  },
  pagesNow: publicPages,
  sharedPages: [sharedCollections],
  watch: (strapi) => {
    guardMadeTypes(strapi);
    indexOrders(strapi);
  },
  ensureDefaults: ensureCollections,
};

export default feature;
