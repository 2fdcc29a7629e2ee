import type { Feature } from '../../platform/features/feature';
import { COLLECTION } from '../../platform/panel/editor-role';
import { everyone } from '../../platform/permissions/calls';
import { agreedToSpotlight } from './panel/agreed';
import { spotlightSectionView, spotlightView } from './panel/spotlight';
import { spotlightPart } from './personal-data';
import { spotlightRules } from './rules';

/** Alumni whom the society presents, with their consent. */
const feature: Feature = {
  name: 'spotlight',
  calls: [['GET', '/alumni/spotlight', 'spotlight.find', everyone]],
  writeRules: [spotlightRules],
  personalData: [spotlightPart],
  panelViews: [spotlightView, spotlightSectionView],
  editors: {
    content: { 'api::spotlight.spotlight': COLLECTION },
    // Names alone, and of those who agreed.
    choices: [{ subject: 'api::profile.profile', fields: ['name'], condition: agreedToSpotlight }],
  },
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
