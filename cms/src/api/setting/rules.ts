import type { Core } from '@strapi/strapi';
import { settingsSchema, type Settings } from 'contracts';

import { fieldLabel } from '../../platform/panel/views';
import { brokenRule, type WriteRule } from '../../platform/write-rules/write-rule';
import settingService from './services/setting';

const uid = 'api::setting.setting';
const isSetting = (name: string): name is keyof Settings => name in settingsSchema.shape;

/** The settings that result from a change are within the ranges of admin §5, from whichever screen it comes. */
export const settingRules =
  (strapi: Core.Strapi): WriteRule =>
  async ({ uid: written, data }) => {
    if (written !== uid) return;
    const changed = Object.entries(data).filter(([name, value]) => isSetting(name) && value !== undefined);
    if (changed.length === 0) return;
    const settings: Record<string, unknown> = {
      ...(await settingService({ strapi }).current()),
      ...Object.fromEntries(changed),
    };
    // The panel stores an emptied text as nothing.
    settings['siteDescription'] ??= '';
    const issue = settingsSchema.safeParse(settings).error?.issues[0];
    if (!issue) return;
    const [field = ''] = issue.path.map(String);
    throw brokenRule(`“${fieldLabel(uid, field)}”: ${issue.message}.`, [field]);
  };
