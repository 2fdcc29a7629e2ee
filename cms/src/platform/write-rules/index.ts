import type { Core } from '@strapi/strapi';

import { announcementRules } from '../../api/announcement/rules';
import { eventProposalRules } from '../../api/event-proposal/rules';
import { eventRules } from '../../api/event/rules';
import { festivalRules } from '../../api/festival/rules';
import { pageRules } from '../../api/page/rules';
import { profileRules } from '../../api/profile/rules';
import { settingRules } from '../../api/setting/rules';
import { spotlightRules } from '../../api/spotlight/rules';
import { safeLinks } from './safe-links';
import { safeTimes } from './safe-times';
import type { Write, WriteRule } from './write-rule';

const WRITES: readonly string[] = [
  'create',
  'update',
  'clone',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
] satisfies Write['action'][];

const isWrite = (action: string): action is Write['action'] => WRITES.includes(action);

/** Asks every rule before a document is stored. Belongs into `register`, before Strapi builds its repositories. */
export function registerWriteRules(strapi: Core.Strapi): void {
  const rules: WriteRule[] = [
    safeLinks(strapi),
    safeTimes(strapi),
    announcementRules(strapi),
    eventRules(strapi),
    eventProposalRules(strapi),
    festivalRules(strapi),
    pageRules(strapi),
    profileRules(strapi),
    settingRules(strapi),
    spotlightRules(strapi),
  ];
  strapi.documents.use(async (context, next) => {
    if (isWrite(context.action)) {
      const params: object = context.params;
      const { documentId, data = {} } = params as Partial<Pick<Write, 'documentId' | 'data'>>;
      const write = { uid: context.uid, action: context.action, documentId, data };
      for (const rule of rules) await rule(write);
    }
    return next();
  });
}
