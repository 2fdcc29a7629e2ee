import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { admins } from '../../platform/permissions/calls';
import { ensureCollections } from './collections';
import { collectionView } from './panel/collection';
import { guardMadeTypes } from './public-fields';

/** Types that people made in the Content-Type Builder: what is public of them, and their pages. */
const feature: Feature = {
  name: 'collection',
  calls: [
    ['GET', '/admin/content-types', 'content-type.find', admins],
    ['PUT', '/admin/content-types/:type', 'content-type.update', admins],
  ],
  panelViews: [collectionView],
  // One for each type: they are made and deleted with it.
  editors: {
    content: { 'api::collection.collection': SINGLE },
    except: { 'api::collection.collection': ['type', 'publicFields'] },
  },
  watch: guardMadeTypes,
  ensureDefaults: ensureCollections,
};

export default feature;
