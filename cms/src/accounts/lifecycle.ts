import type { Core } from '@strapi/strapi';

import { completePanelAccounts } from './panel-accounts';
import { acceptPanelRelations } from './panel-relations';
import { watchAccounts as watchStoredAccounts } from './watch-accounts';

/** What accounts listen to, however they are written. Belongs into `register`. */
export function watchAccounts(strapi: Core.Strapi): void {
  watchStoredAccounts(strapi);
  acceptPanelRelations(strapi);
  completePanelAccounts(strapi);
}
