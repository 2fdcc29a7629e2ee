import { paths } from 'contracts';

import type { Feature } from '../../platform/features/feature';
import { PUBLISHED } from '../../platform/features/listing';
import { PUBLISHED_COLLECTION } from '../../platform/panel/editor-role';
import { everyone } from '../../platform/permissions/calls';
import { statusOf } from '../../platform/preview/addresses';
import { ensurePages } from './defaults';
import { landingViews } from './panel/landing';
import { pageView } from './panel/page';
import { sharedViews } from './panel/shared';
import { textViews } from './panel/text';
import { showSectionPictures } from './pictures';
import { pageRules } from './rules';
import { sharedPages } from './shared-pages';
import { ensureUniqueSlugs } from './unique-slug';

/** Pages that editors compose of blocks, the landing page among them. */
const feature: Feature = {
  name: 'page',
  calls: [['GET', '/pages/:slug', 'page.findOne', everyone]],
  writeRules: [pageRules],
  linkFields: { 'shared.link': ['href'], 'shared.social-link': ['url'] },
  panelViews: [pageView, ...landingViews, ...textViews, ...sharedViews],
  editors: { content: { 'api::page.page': PUBLISHED_COLLECTION } },
  previews: {
    'api::page.page': async (strapi, { documentId, status }) => {
      const page = await strapi.documents('api::page.page').findOne({ documentId, status: statusOf(status) });
      return page?.slug ? paths.page(page.slug) : null;
    },
  },
  sitemap: [
    {
      name: 'pages',
      uid: 'api::page.page',
      title: 'title',
      published: PUBLISHED,
      fields: ['slug'],
      pathOf: ({ slug }) => paths.page(String(slug)),
    },
  ],
  sharedPages: [sharedPages],
  upgrade: async (strapi) => {
    await ensureUniqueSlugs(strapi);
    showSectionPictures(strapi);
  },
  ensureDefaults: ensurePages,
  demo: { stage: 'pages', load: () => import('./demo') },
};

export default feature;
