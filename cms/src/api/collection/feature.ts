import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { ensureCollections } from './collections';
import { collectionView } from './panel/collection';
import { hideFields } from './public-fields';

/** Types that people made in the Content-Type Builder: what is public of them, and their pages. */
const feature: Feature = {
  name: 'collection',
  panelViews: [collectionView],
  // One for each type: they are made and deleted with it.
  editors: { content: { 'api::collection.collection': SINGLE } },
  watch: hideFields,
  ensureDefaults: ensureCollections,
};

export default feature;
