import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { everyone } from '../../platform/permissions/calls';
import { blockRules } from './block-rules';
import { ensureCollections } from './collections';
import { indexOrders } from './indexes';
import { publicPages, sharedCollections } from './pages';
import { blockView, collectionView } from './panel/collection';
import { hideFields } from './public-fields';
import { collectionRules } from './rules';

/** Types that people made in the Content-Type Builder: what is public of them, their pages, and the block that shows them. */
const feature: Feature = {
  name: 'collection',
  calls: [
    ['GET', '/c/:type', 'collection.find', everyone],
    ['GET', '/c/:type/:id', 'collection.findOne', everyone],
  ],
  writeRules: [collectionRules, blockRules],
  panelViews: [collectionView, blockView],
  editors: {
    // One for each type: they are made and deleted with it.
    content: { 'api::collection.collection': SINGLE },
    // What is public is an admin's to say.
    changeable: { 'api::collection.collection': ['title', 'lead', 'hasPages', 'layout'] },
  },
  pagesNow: publicPages,
  sharedPages: [sharedCollections],
  watch: (strapi) => {
    hideFields(strapi);
    indexOrders(strapi);
  },
  ensureDefaults: ensureCollections,
};

export default feature;
