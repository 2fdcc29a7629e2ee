import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { SINGLE } from '../../platform/panel/editor-role';
import { everyone } from '../../platform/permissions/calls';
import { ensureSite } from './defaults';
import { siteView } from './panel/site';

/** The society's name, menus and footer, which stand on every page. */
const feature: Feature = {
  name: 'site',
  calls: [['GET', '/site', 'site.find', everyone]],
  panelViews: [siteView],
  editors: { content: { 'api::site.site': SINGLE } },
  previews: { 'api::site.site': () => Promise.resolve(paths.home()) },
  ensureDefaults: ensureSite,
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
