import type { Core } from '@strapi/strapi';

import { tidyAccounts, watchAccounts } from './platform/accounts/lifecycle';
import { setHashRounds } from './platform/accounts/passwords';
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
import { joinInstances, keepResponsesFresh, leaveInstances } from './platform/cache';
import { seedDemo } from './demo/seed';
import { environment } from './platform/environment/environment';
import { drain } from './platform/lifecycle/drain';
import { releaseStart, takeTurnsToStart } from './platform/lifecycle/start-lock';
import { startSweeping, stopSweeping } from './platform/lifecycle/sweep';
import { startMail, stopMail } from './platform/mail';
import { closePanelRegistration } from './platform/panel/close-registration';
import { reconcileEditorRole } from './platform/panel/editor-role';
import { guardPanelQueries } from './platform/panel/guard-queries';
import { showSectionPictures } from './platform/panel/previews';
import { reconcileViews } from './platform/panel/reconcile-views';
import { reconcilePermissions } from './permissions/reconcile';
import { startRateLimits } from './platform/rate-limits/rate-limits';
import { registerWriteRules } from './platform/write-rules';
import { matchExactly } from './platform/serving/exact-routes';
import { loadPortal } from './platform/serving/portal-build';
import { replaceMiddlewares } from './platform/serving/replaced-middlewares';
import { makeTransactionsCertain } from './shared/transactions';
import { guardPanelUploads } from './platform/files/panel-uploads';
import { reconcileIndex } from './platform/word-index/reconcile';

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
