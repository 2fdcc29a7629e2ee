import type { Core } from '@strapi/strapi';
import { PRIVACY_DEFAULTS } from 'contracts';

const { showEmail, showPhone, showLocation, showSocialLinks, allowMessaging } = PRIVACY_DEFAULTS;

/** Gives profiles of an earlier release, which had no privacy settings, the documented ones (member §9). */
export async function ensurePrivacySettings(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection('profiles').whereNull('show_email').update({
    show_email: showEmail,
    show_phone: showPhone,
    show_location: showLocation,
    show_social_links: showSocialLinks,
    allow_messaging: allowMessaging,
    is_mentor: false,
    spotlight_opt_in: false,
  });
}
