import type { Core } from '@strapi/strapi';

import { madeResources } from './api/collection/public';
import { settingService } from './api/setting/public';
import { seedDemo } from './demo/seed';
import { features } from './features';
import { reconcilePermissions } from './permissions/reconcile';
import { tidyAccounts } from './platform/accounts/lifecycle';
import { setHashRounds } from './platform/accounts/passwords';
import { letFormsAsk, requireNothingAdded } from './platform/added-fields/never-required';
import { keepResponsesFresh } from './platform/cache';
import { registerConsole } from './platform/console/registry';
import { knowSizes } from './platform/database/know-sizes';
import { environment } from './platform/environment/environment';
import { registerFeatures } from './platform/features/register';
import { guardPanelUploads } from './platform/files/panel-uploads';
import { joinInstances, leaveInstances } from './platform/instances';
import { drain } from './platform/lifecycle/drain';
import { startJobs, stopJobs } from './platform/lifecycle/scheduled-jobs';
import { releaseStart, takeTurnsToStart } from './platform/lifecycle/start-lock';
import { startMail, stopMail } from './platform/mail';
import { closePanelRegistration } from './platform/panel/close-registration';
import { reconcileEditorRole } from './platform/panel/editor-role';
import { guardPanelQueries } from './platform/panel/guard-queries';
import { keepInBuilder } from './platform/panel/keep-in-builder';
import { reconcileViews } from './platform/panel/reconcile-views';
import { startRateLimits } from './platform/rate-limits/rate-limits';
import { matchExactly } from './platform/serving/exact-routes';
import { indexRoutes } from './platform/serving/route-index';
import { sendKeptFirst } from './platform/serving/kept-first';
import { loadConsole } from './platform/serving/console-build';
import { loadPortal } from './platform/serving/portal-build';
import { replaceMiddlewares } from './platform/serving/replaced-middlewares';
import { stopIndexing } from './platform/word-index/background';
import { reconcileIndex } from './platform/word-index/reconcile';
import { makeTransactionsCertain } from './shared/transactions';

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
    keepInBuilder(strapi);
    guardPanelUploads(strapi);
    registerFeatures(strapi, features);
    requireNothingAdded(strapi);
    registerConsole({
      resources: features.flatMap(({ resources }) => resources ?? []),
      madeResources,
      timeZone: async () => (await settingService({ strapi }).current()).timeZone,
    });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    letFormsAsk();
    for (const { upgrade } of features) await upgrade?.(strapi);
    await reconcilePermissions(strapi);
    await reconcileEditorRole(
      strapi,
      features.flatMap(({ editors }) => editors ?? []),
    );
    await reconcileViews(strapi);
    for (const index of features.flatMap(({ wordIndexes }) => wordIndexes ?? [])) await reconcileIndex(strapi, index);
    await startRateLimits(strapi);
    if (environment().scheduledJobs) startJobs(strapi, [{ hourly: [knowSizes] }, ...features]);
    tidyAccounts(strapi);
    if (environment().demo) await seedDemo(strapi);
    for (const { ensureDefaults } of features) await ensureDefaults?.(strapi);
    loadConsole(strapi);
    await loadPortal(strapi);
    matchExactly(strapi);
    indexRoutes(strapi);
    sendKeptFirst(strapi);
    await joinInstances(strapi);
    startMail(strapi);
    await releaseStart();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await Promise.all([drain(strapi), stopMail(), stopIndexing()]);
    stopJobs();
    await leaveInstances();
  },
};
