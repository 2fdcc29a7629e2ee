import type { Feature } from '../../platform/features/feature';
import { admins } from '../../platform/permissions/calls';
import { ensureSettings } from './defaults';
import { settingView } from './panel/setting';
import { settingRules } from './rules';

/** What admins set for the whole site. */
const feature: Feature = {
  name: 'setting',
  calls: [
    ['GET', '/admin/settings', 'console.find', admins],
    ['PUT', '/admin/settings', 'console.update', admins],
  ],
  writeRules: [settingRules],
  panelViews: [settingView],
  ensureDefaults: ensureSettings,
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
