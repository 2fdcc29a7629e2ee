import type { Core } from '@strapi/strapi';
import { SETTINGS_DEFAULTS, type Settings } from 'contracts';

import { values } from '../../../platform/cache';

const settingService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The settings in force; what nobody has set yet has its default (admin §9). */
  async current(): Promise<Settings> {
    const stored = await strapi.documents('api::setting.setting').findFirst({});
    return {
      siteName: stored?.siteName ?? SETTINGS_DEFAULTS.siteName,
      siteDescription: stored?.siteDescription ?? SETTINGS_DEFAULTS.siteDescription,
      enableRegistration: stored?.enableRegistration ?? SETTINGS_DEFAULTS.enableRegistration,
      requireEmailVerification: stored?.requireEmailVerification ?? SETTINGS_DEFAULTS.requireEmailVerification,
      maxEventsPerPage: stored?.maxEventsPerPage ?? SETTINGS_DEFAULTS.maxEventsPerPage,
      maxUsersPerPage: stored?.maxUsersPerPage ?? SETTINGS_DEFAULTS.maxUsersPerPage,
      timeZone: stored?.timeZone ?? SETTINGS_DEFAULTS.timeZone,
      currency: stored?.currency ?? SETTINGS_DEFAULTS.currency,
    };
  },

  /**
   * The same as they were kept since they last changed; another instance may have changed them a moment ago. Never in a
   * transaction: whoever reads them for all may wait for the connection that it holds.
   */
  kept(): Promise<Settings> {
    return values.of('settings', () => this.current());
  },
});

export default settingService;
