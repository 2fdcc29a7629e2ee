import type { Core } from '@strapi/strapi';

import accountsService from '../../../platform/accounts';
import { idOf, resourceController } from '../../../platform/console/actions';
import { presentUser } from '../console/present';
import { userResource } from '../console/users';

const actions = resourceController(userResource);

const userController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  ...actions({ strapi }),

  verify: async (ctx) => presentUser(await accountsService({ strapi }).verifyAccount(idOf(ctx.params))),
});

export default userController;
