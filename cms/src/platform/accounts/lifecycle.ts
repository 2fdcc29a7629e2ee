import type { Core } from '@strapi/strapi';

import { removeOrphanedAvatars } from '../files/orphaned-avatars';
import { completePanelAccounts } from './panel-accounts';
import { acceptPanelRelations } from './panel-relations';
import { watchAccounts as watchStoredAccounts } from './watch-accounts';

/** What accounts listen to, however they are written. Belongs into `register`. */
export function watchAccounts(strapi: Core.Strapi): void {
  watchStoredAccounts(strapi);
  acceptPanelRelations(strapi);
  completePanelAccounts(strapi);
}

/** Removes what accounts left behind, while the server serves already. */
export function tidyAccounts(strapi: Core.Strapi): void {
  removeOrphanedAvatars(strapi).catch((error: unknown) =>
    strapi.log.warn('Old pictures could not be removed.', { error }),
  );
}
