import type { Core } from '@strapi/strapi';

import { controllerOf } from '../console/calls';
import { registerFolders } from '../made-types/made-types';
import { registerMails } from '../mail';
import { moderationActions } from '../moderation/actions';
import { decisionController } from '../moderation/parts';
import { registerNotifications } from '../notifications/kinds';
import { registerViews } from '../panel/views';
import { registerMoneyActs } from '../payables/money-act';
import { registerMoneySubjects } from '../payables/money-subject';
import { registerPayables } from '../payables/payable';
import { routesOf } from '../permissions/calls';
import { registerPersonalData } from '../personal-data/personal-data';
import { registerPreviews } from '../preview/addresses';
import { registerWriteRules } from '../write-rules';
import { safeIds } from '../write-rules/safe-ids';
import { safeLinks } from '../write-rules/safe-links';
import { safeTimes } from '../write-rules/safe-times';
import { callsOf } from './calls-of';
import type { Feature } from './feature';
import { registerListings } from './listing';

/** Tells each part of the platform what the features say of themselves. Belongs into `register`. */
export function registerFeatures(strapi: Core.Strapi, features: readonly Feature[]): void {
  const all = <Part>(partsOf: (feature: Feature) => readonly Part[] | undefined): Part[] =>
    features.flatMap((feature) => partsOf(feature) ?? []);
  const each = <Part>(partOf: (feature: Feature) => Part | undefined): Part[] =>
    features.map(partOf).filter((part) => part !== undefined);

  registerFolders(features.map(({ name }) => name));
  registerMails(all(({ mails }) => mails));
  registerNotifications(each(({ notifications }) => notifications));
  registerPersonalData(all(({ personalData }) => personalData));
  registerPayables(all(({ payables }) => payables));
  registerMoneyActs(all(({ moneyActs }) => moneyActs));
  registerMoneySubjects(all(({ moneySubjects }) => moneySubjects));
  registerViews(all(({ panelViews }) => panelViews));
  registerListings(all(({ sitemap }) => sitemap));
  registerPreviews(each(({ previews }) => previews));
  registerWriteRules(strapi, [
    safeLinks(strapi, Object.assign({}, ...each(({ linkFields }) => linkFields))),
    safeTimes(strapi),
    safeIds,
    ...all(({ writeRules }) => writeRules).map((rule) => rule(strapi)),
  ]);
  for (const feature of features) serveCalls(strapi, feature);
  for (const { watch } of features) watch?.(strapi);
  for (const index of all(({ wordIndexes }) => wordIndexes)) index.watch(strapi);
}

/** Gives Strapi the routes of a feature, and the controllers of its resources and decisions: no file has them. */
function serveCalls(strapi: Core.Strapi, feature: Feature): void {
  const { name, resources = [], moderated = [] } = feature;
  const controllers = strapi.get('controllers');
  for (const resource of resources) controllers.set(`api::${name}.${controllerOf(resource)}`, resource.controller);
  for (const each of moderated) controllers.set(`api::${name}.${decisionController(each)}`, moderationActions(each));
  const calls = callsOf(feature);
  // What Strapi adds to a route it adds when it serves them.
  if (calls.length > 0) strapi.api(name).routes = { [name]: routesOf({ name, calls }) as Core.Router };
}
