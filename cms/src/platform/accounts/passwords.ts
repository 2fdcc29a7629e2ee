import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { environment } from '../environment/environment';
import { USER } from './account';

/** The part of the plugin's user service that knows how passwords are hashed (bcrypt). */
interface PasswordService {
  ensureHashedPasswords: (values: { password: string }) => Promise<{ password: string }>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
}

/** Hash of a text that nobody knows, which costs as much to compare as a real password's. */
const nobodysHash = (): string =>
  `$2a$${String(environment().hashRounds).padStart(2, '0')}$FH1Rf/Hi02P3VDtziumA.eOyz9QLyPxgkz9sNoHGhuW0L.ixSDY/6`;

/** Makes whatever hashes a password, Strapi's panel too, spend the rounds that the environment says. */
export function setHashRounds(strapi: Core.Strapi): void {
  Object.assign(strapi.contentType(USER).attributes.password, { encryption: { rounds: environment().hashRounds } });
}

function passwordService(strapi: Core.Strapi): PasswordService {
  const service: unknown = strapi.plugin('users-permissions').service('user');
  return service as PasswordService;
}

/** @returns the bcrypt hash of a password */
export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return (await passwordService(strapi).ensureHashedPasswords({ password })).password;
}

/**
 * Whether a password is the account's. Without an account it takes as long and is false, so that time does not tell
 * who has one (design §4, enumeration).
 */
export async function isPassword(strapi: Core.Strapi, password: string, hash: string | null): Promise<boolean> {
  const fits = await passwordService(strapi).validatePassword(password, hash ?? nobodysHash());
  return fits && hash !== null;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The passwords that others tried first, in lower case. Unpacked at the first use: few processes need it early. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Refuses a new password that is on the list of common ones (design §4).
 * @param field of the form that holds it
 * @throws ValidationError
 */
export async function refuseCommonPassword(password: string, field = 'password'): Promise<void> {
  common ??= commonPasswords();
  if (!(await common).has(password.toLowerCase())) return;
  const message = messages.passwordTooCommon;
  throw new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
}
