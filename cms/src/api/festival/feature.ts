import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { ensureFestival } from './defaults';
import { festivalViews } from './panel/components';
import { festivalView } from './panel/festival';
import { festivalRules } from './rules';

/** The flagship festival. */
const feature: Feature = {
  name: 'festival',
  writeRules: [festivalRules],
  linkFields: { 'api::festival.festival': ['registerUrl'] },
  panelViews: [festivalView, ...festivalViews],
  editors: { content: { 'api::festival.festival': SINGLE } },
  previews: { 'api::festival.festival': () => Promise.resolve(paths.innokshetra()) },
  ensureDefaults: ensureFestival,
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
