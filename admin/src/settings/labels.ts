import type { Settings } from 'contracts';

/** What each setting is called. */
export const SETTING_LABELS: Readonly<Record<keyof Settings, string>> = {
  siteName: 'Site name',
  siteDescription: 'Site description',
  timeZone: 'Time zone',
  currency: 'Currency',
  enableRegistration: 'Enable registration',
  requireEmailVerification: 'Require email verification',
  maxEventsPerPage: 'Max events per page',
  maxUsersPerPage: 'Max users per page',
};

/** The setting that an input is for, and its label. */
export const settingOf = (source: keyof Settings) => ({ source, label: SETTING_LABELS[source] });
