import { defineView } from '../../../platform/panel/view';

export const accountView = defineView({
  uid: 'plugin::users-permissions.user',
  mainField: 'email',
  listColumns: ['email', 'role', 'confirmed', 'blocked', 'createdAt'],
  sort: { by: 'createdAt', order: 'DESC' },
  layout: [
    [
      ['email', 6],
      ['password', 6],
    ],
    [
      ['role', 6],
      ['confirmed', 3],
      ['blocked', 3],
    ],
  ],
  fields: {
    email: { label: 'Email address', description: 'With which the person signs in.' },
    username: { label: 'Sign-in name', description: 'The same as the email address.' },
    password: { label: 'Password', description: 'A new one ends all sessions of the account.' },
    role: { label: 'Role', description: 'Another one ends all sessions of the account.' },
    confirmed: { label: 'Email address is verified' },
    blocked: { label: 'Blocked', description: 'Cannot sign in; takes effect at once.' },
    standingSince: {
      label: 'Trusted since',
      description: 'When the account became an admin’s, or its address or password changed. Empty for long ago.',
    },
    provider: { label: 'Kind of sign-in' },
    resetPasswordToken: { label: 'Not used' },
    confirmationToken: { label: 'Not used' },
  },
});
