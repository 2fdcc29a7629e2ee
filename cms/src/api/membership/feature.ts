import type { Feature } from '../../platform/features/feature';
import { admins, members } from '../../platform/permissions/calls';
import { adjustmentAct } from './adjust';
import { adjustmentNotifications } from './adjusted';
import { accrueContributions, enrolStudents } from './accrue';
import { membershipResource } from './console/memberships';
import { rateResource } from './console/rates';
import { ensureRates } from './defaults';
import { contributionAdjusted } from './mails/contribution-adjusted';
import { contributionReminder } from './mails/contribution-reminder';
import { membershipSubjects } from './money-subjects';
import { contributionsPayable } from './payable';
import { membershipPart } from './personal-data';
import { contributionNotifications, remindWeekly } from './reminders';

/** Memberships: what students of the third and final year contribute each month. */
const feature: Feature = {
  name: 'membership',
  calls: [
    ['GET', '/membership/me', 'membership.own', members],
    ['GET', '/membership/due', 'membership.due', members],
    ['POST', '/membership/pay', 'membership.pay', members],
    ['GET', '/membership/all', 'membership.find', admins],
    ['GET', '/membership/pending', 'membership.pending', admins],
    ['GET', '/membership/:id', 'membership.findOne', admins],
    ['POST', '/membership/send-reminders', 'membership.remind', admins],
    ['GET', '/admin/memberships/:id/statement/:year', 'membership.statement', admins],
    ['POST', '/admin/memberships/:id/adjust', 'membership.adjust', admins],
    ['GET', '/admin/membership-reminders', 'membership.reminderProgress', admins],
    ['GET', '/admin/membership-dry-run', 'membership.dryRun', admins],
    ['GET', '/admin/membership-stats', 'membership.stats', admins],
  ],
  resources: [membershipResource, rateResource],
  payables: [contributionsPayable],
  moneyActs: [adjustmentAct],
  moneySubjects: membershipSubjects,
  personalData: [membershipPart],
  mails: [contributionReminder, contributionAdjusted],
  notifications: { ...contributionNotifications, ...adjustmentNotifications },
  everyMinute: [accrueContributions],
  hourly: [enrolStudents, remindWeekly],
  ensureDefaults: ensureRates,
  demo: { stage: 'content', load: () => import('./demo') },
};

export default feature;
