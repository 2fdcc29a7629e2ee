import type { Core } from '@strapi/strapi';

import { tidyAccounts, watchAccounts } from './accounts/lifecycle';
import { setHashRounds } from './accounts/passwords';
import { directoryIndex } from './api/directory/index/directory-index';
import { watchPeople } from './api/directory/index/watch';
import { eventIndex, watchEventTexts } from './api/event/index/event-index';
import { ensureFestival } from './api/festival/defaults';
import { ensurePages } from './api/page/defaults';
import { ensureUniqueSlugs } from './api/page/unique-slug';
import { ensurePrivacySettings } from './api/profile/defaults';
import { watchEvents } from './api/registration/watch-events';
import { ensureSettings } from './api/setting/defaults';
import { ensureSite } from './api/site/defaults';
import { joinInstances, keepResponsesFresh, leaveInstances } from './cache';
import { seedDemo } from './demo/seed';
import { environment } from './environment';
import { drain } from './lifecycle/drain';
import { releaseStart, takeTurnsToStart } from './lifecycle/start-lock';
import { startSweeping, stopSweeping } from './lifecycle/sweep';
import { startMail, stopMail } from './mail';
import { closePanelRegistration } from './panel/close-registration';
import { reconcileEditorRole } from './panel/editor-role';
import { guardPanelQueries } from './panel/guard-queries';
import { showSectionPictures } from './panel/previews';
import { reconcileViews } from './panel/reconcile-views';
import { reconcilePermissions } from './permissions/reconcile';
import { startRateLimits } from './rate-limits/rate-limits';
import { registerWriteRules } from './rules';
import { matchExactly } from './serving/exact-routes';
import { loadPortal } from './serving/portal-build';
import { replaceMiddlewares } from './serving/replaced-middlewares';
import { makeTransactionsCertain } from './shared/transactions';
import { guardPanelUploads } from './uploads/panel-uploads';
import { reconcileIndex } from './word-index/reconcile';

/** The product's own steps around Strapi's life, by name and in order; what each does is in its folder. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    makeTransactionsCertain(strapi);
    takeTurnsToStart(strapi);
    replaceMiddlewares(strapi);
    setHashRounds(strapi);
    keepResponsesFresh(strapi);
    closePanelRegistration(strapi);
    guardPanelQueries(strapi);
    guardPanelUploads(strapi);
    registerWriteRules(strapi);
    watchAccounts(strapi);
    watchPeople(strapi);
    watchEvents(strapi);
    watchEventTexts(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureUniqueSlugs(strapi);
    await reconcilePermissions(strapi);
    await reconcileEditorRole(strapi);
    await reconcileViews(strapi);
    await ensurePrivacySettings(strapi);
    for (const index of [directoryIndex, eventIndex]) await reconcileIndex(strapi, index);
    showSectionPictures(strapi);
    await startRateLimits(strapi);
    startSweeping(strapi);
    tidyAccounts(strapi);
    if (environment().demo) await seedDemo(strapi);
    await ensureSettings(strapi);
    await ensureSite(strapi);
    await ensureFestival(strapi);
    await ensurePages(strapi);
    await loadPortal(strapi);
    matchExactly(strapi);
    await joinInstances(strapi);
    startMail(strapi);
    await releaseStart();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await Promise.all([drain(strapi), stopMail()]);
    stopSweeping();
    await leaveInstances();
  },
};
