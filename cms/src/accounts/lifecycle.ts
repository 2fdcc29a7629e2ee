import type { Core } from '@strapi/strapi';

import { startLimits } from './limits';
import { completePanelAccounts } from './panel-accounts';
import { acceptPanelRelations } from './panel-relations';
import { startSweeping, stopSweeping } from './sweep';
import { watchAccounts as watchStoredAccounts } from './watch-accounts';

/** What accounts listen to, however they are written. Belongs into `register`. */
export function watchAccounts(strapi: Core.Strapi): void {
  watchStoredAccounts(strapi);
  acceptPanelRelations(strapi);
  completePanelAccounts(strapi);
}

/** Starts what accounts need to serve. */
export async function startAccounts(strapi: Core.Strapi): Promise<void> {
  await startLimits(strapi);
  startSweeping(strapi);
}

/** Ends what `startAccounts` began. */
export function stopAccounts(): void {
  stopSweeping();
}
