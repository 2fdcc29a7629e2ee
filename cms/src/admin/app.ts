/** Remembers, as the panel does, that Strapi's announcement of its own media library was dismissed. */
const ANNOUNCEMENT_DISMISSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** The panel is for editors: news of Strapi's releases and its tutorials are for whoever develops the product. */
export default {
  config: {
    locales: [],
    notifications: { releases: false },
    tutorials: false,
  },
  register() {
    window.localStorage.setItem(ANNOUNCEMENT_DISMISSED, 'true');
  },
};
