import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { findCredentials } from './find-credentials';
import { isPassword } from './passwords';

/** An attempt to say the own password. */
export interface Attempt {
  currentPassword: string;
  /** Takes the attempt back from what is counted, as it was none at guessing. */
  onRightPassword: () => Promise<void>;
}

/**
 * Makes sure that whoever asks knows the account's password.
 * @returns the hash that it fits
 * @throws ValidationError (400), which names the field, when it is missing or wrong
 */
export async function proveOwner(
  strapi: Core.Strapi,
  { id }: { id: number },
  { currentPassword, onRightPassword }: Attempt,
): Promise<string> {
  if (currentPassword === '') throw fault(messages.currentPasswordMissing);
  const passwordHash = (await findCredentials(strapi.db.connection, { id }))?.passwordHash ?? null;
  const fits = await isPassword(strapi, currentPassword, passwordHash);
  if (!fits || passwordHash === null) throw fault(messages.currentPasswordWrong);
  await onRightPassword();
  return passwordHash;
}

const fault = (message: string) =>
  new errors.ValidationError(message, { errors: [{ path: ['currentPassword'], message, name: 'ValidationError' }] });
