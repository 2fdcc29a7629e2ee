import { colors, readSite, wordsOf } from './brand';

/** Remembers, as the panel does, that Strapi's announcement of its own media library was dismissed. */
const ANNOUNCEMENT_DISMISSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

const site = await readSite();
const logo = site.logo?.url ?? '/favicon.svg';

/** The panel is for editors: news of Strapi's releases and its tutorials are for whoever develops the product. */
export default {
  config: {
    locales: [],
    auth: { logo },
    menu: { logo },
    head: { favicon: '/favicon.svg' },
    theme: { light: { colors: colors.light }, dark: { colors: colors.dark } },
    translations: { en: wordsOf(site) },
    notifications: { releases: false },
    tutorials: false,
  },
  register() {
    window.localStorage.setItem(ANNOUNCEMENT_DISMISSED, 'true');
  },
};
