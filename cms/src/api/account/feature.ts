import { adminNotifications } from '../../platform/accounts/admin-standing';
import { watchAccounts } from '../../platform/accounts/lifecycle';
import { addressInUse } from '../../platform/accounts/mails/address-in-use';
import { adminStanding } from '../../platform/accounts/mails/admin-standing';
import { alreadyRegistered } from '../../platform/accounts/mails/already-registered';
import { confirmNewEmail } from '../../platform/accounts/mails/confirm-new-email';
import { emailChangeAsked } from '../../platform/accounts/mails/email-change-asked';
import { emailChanged } from '../../platform/accounts/mails/email-changed';
import { invitation } from '../../platform/accounts/mails/invitation';
import { passwordChanged } from '../../platform/accounts/mails/password-changed';
import { resetPassword } from '../../platform/accounts/mails/reset-password';
import { verifyEmail } from '../../platform/accounts/mails/verify-email';
import { accountPart } from '../../platform/accounts/parts/account';
import { sessionsPart } from '../../platform/accounts/parts/sessions';
import { tokensPart } from '../../platform/accounts/parts/tokens';
import { sweepAccounts } from '../../platform/accounts/sweep';
import type { Feature } from '../../platform/features/feature';
import { admins, everyone, members } from '../../platform/permissions/calls';
import { userResource } from './console/users';
import { accountView } from './panel/account';

/** Accounts: signing up, in and out, and what admins do with them. */
const feature: Feature = {
  name: 'account',
  calls: [
    ['POST', '/auth/register', 'auth.register', everyone],
    ['POST', '/auth/login', 'auth.login', everyone],
    ['POST', '/auth/logout', 'auth.logout', members],
    ['GET', '/auth/me', 'auth.me', members],
    ['GET', '/auth/verify-email/:token', 'auth.verifyEmail', everyone],
    ['POST', '/auth/resend-verification', 'auth.resendVerification', everyone],
    ['POST', '/auth/forgot-password', 'auth.forgotPassword', everyone],
    ['PUT', '/auth/reset-password/:token', 'auth.resetPassword', everyone],
    ['POST', '/admin/users/:id/verify', 'console.verify', admins],
  ],
  resources: [userResource],
  personalData: [tokensPart, sessionsPart, accountPart],
  mails: [
    verifyEmail,
    alreadyRegistered,
    invitation,
    resetPassword,
    passwordChanged,
    confirmNewEmail,
    emailChangeAsked,
    emailChanged,
    addressInUse,
    adminStanding,
  ],
  notifications: adminNotifications,
  panelViews: [accountView],
  hourly: [sweepAccounts],
  watch: watchAccounts,
};

export default feature;
