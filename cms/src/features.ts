import account from './api/account/feature';
import announcement from './api/announcement/feature';
import collection from './api/collection/feature';
import contactMessage from './api/contact-message/feature';
import dashboard from './api/dashboard/feature';
import event from './api/event/feature';
import giving from './api/giving/feature';
import job from './api/job/feature';
import festival from './api/festival/feature';
import membership from './api/membership/feature';
import mentorship from './api/mentorship/feature';
import message from './api/message/feature';
import notification from './api/notification/feature';
import page from './api/page/feature';
import payment from './api/payment/feature';
import profile from './api/profile/feature';
import setting from './api/setting/feature';
import site from './api/site/feature';
import spotlight from './api/spotlight/feature';
import statement from './api/statement/feature';
import teamMember from './api/team-member/feature';
import type { Feature } from './platform/features/feature';
import { wholeFeature } from './platform/features/whole';

/**
 * Every feature of the product, in one line. What a person has left in them is erased in this order, when the account is deleted: the
 * profile comes after all that may name it.
 */
const listed: readonly Feature[] = [
  setting,
  site,
  festival,
  page,
  collection,
  teamMember,
  announcement,
  notification,
  contactMessage,
  account,
  // Before what is paid for: whoever pays locks the payment first.
  payment,
  membership,
  giving,
  event,
  statement,
  job,
  mentorship,
  message,
  spotlight,
  profile,
  dashboard,
];

/** Each of them with all that follows from what it says. */
export const features: readonly Feature[] = listed.map(wholeFeature);
