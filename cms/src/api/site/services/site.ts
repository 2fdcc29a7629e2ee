import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Site } from 'contracts';

import { settingService } from '../../setting/public';
import { presentSite, sitePopulate } from '../presenter';

const siteService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Identity, menus and the settings that every page draws its frame from (site §2.2).
   * @throws NotFoundError when an editor has deleted the site's identity
   */
  async read(): Promise<Site> {
    const [site, settings] = await Promise.all([
      strapi.documents('api::site.site').findFirst({ populate: sitePopulate }),
      settingService({ strapi }).current(),
    ]);
    if (!site) throw new errors.NotFoundError('The site has no identity yet.');
    return presentSite(site, settings);
  },
});

export default siteService;
