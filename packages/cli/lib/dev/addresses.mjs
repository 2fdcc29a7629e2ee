/** First names that are the CMS's whoever asks, beside those that it tells of its plugins. */
const CMS_NAMES = ['api', 'cms', 'uploads', 'og', 'icons', '_health', '_ready'];
/** What Vite serves beside documents: modules, and its own. */
const MODULES = /^(@.*|src|node_modules)$/;
/** A document with an extension is a file, such as a feed or a calendar. */
const FILE = /\.[a-z][a-z0-9]*$/i;

/**
 * @typedef {'portal' | 'console' | 'cms'} Server who answers while developing
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} url path and query
 * @property {string} [accept]
 * @property {boolean} [upgrades] to a socket, which only Vite has
 */

/**
 * Says who answers a request. The documents and modules of the portal and of the console are Vite's; whatever else there
 * is, such as the calls of Strapi's panel to its plugins, goes to the CMS, so that none has to be listed here.
 * @param {Asked} asked
 * @param {{ pluginNames: readonly string[], portalFiles: readonly string[] }} known `pluginNames` of Strapi, whose
 * addresses are no pages; `portalFiles` lie in the portal's public folder
 * @returns {Server}
 */
export function whoServes({ method, url, accept = '', upgrades = false }, { pluginNames, portalFiles }) {
  const [path = ''] = url.split('?');
  const [first = '', second = ''] = namesIn(path);
  const isDocument = /^(GET|HEAD)$/.test(method) && accept.includes('text/html');
  // Strapi's own admin API shares the console's path.
  if (first === 'admin') return upgrades || isDocument || MODULES.test(second) ? 'console' : 'cms';
  if (upgrades || MODULES.test(first) || portalFiles.includes(first)) return 'portal';
  const isPage = isDocument && !FILE.test(path) && ![...CMS_NAMES, ...pluginNames].includes(first);
  return isPage ? 'portal' : 'cms';
}

/**
 * The names in a path, as the CMS reads its beginning: it settles what an address means, this only looks where it leads.
 * @param {string} path
 */
function namesIn(path) {
  const names = path.split('/').filter(Boolean).map(decoded);
  return names.map((name, index) => (index === 0 ? name.toLowerCase() : name));
}

/** @param {string} name */
function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
