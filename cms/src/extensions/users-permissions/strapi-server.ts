import type { Core } from '@strapi/strapi';

import { registerStrategy } from '../../platform/accounts/strategy';

interface Plugin {
  register: (context: { strapi: Core.Strapi }) => unknown;
}

/**
 * Puts the session cookie before the plugin's own bearer tokens: strategies are asked in the order of their
 * registration, and the plugin's answers for whoever is signed out, too.
 */
export default function extendUsersPermissions(plugin: Plugin): Plugin {
  const { register } = plugin;
  plugin.register = (context) => {
    registerStrategy(context.strapi);
    return register(context);
  };
  return plugin;
}
