import type { Core } from '@strapi/strapi';

import accountsService from '../../../platform/accounts';
import { idOf } from '../../../platform/console/actions';
import { presentUser } from '../console/present';

const userController = ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  verify: async (ctx) => presentUser(await accountsService({ strapi }).verifyAccount(idOf(ctx.params))),
});

export default userController;
