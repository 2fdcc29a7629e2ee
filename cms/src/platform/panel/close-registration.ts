import type { Core } from '@strapi/strapi';

/**
 * Closes the panel's first-admin form, which is open to whoever finds a fresh server first. Owners are made at the first
 * start of a demo or from the command line. Belongs into `register`, before Strapi binds routes to controllers.
 */
export function closePanelRegistration(strapi: Core.Strapi): void {
  strapi.get('controllers').extend('admin::authentication', (authentication: Core.Controller): Core.Controller => ({
    ...authentication,
    registerAdmin: (ctx) => ctx.forbidden('Accounts of this panel are made by its owner.'),
  }));
}
