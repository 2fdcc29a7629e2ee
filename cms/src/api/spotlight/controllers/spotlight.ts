import type { Core } from '@strapi/strapi';

import spotlightService from '../services/spotlight';

const spotlightController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  find: async () => ({ data: await spotlightService({ strapi }).list() }),
});

export default spotlightController;
