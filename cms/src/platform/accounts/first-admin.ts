import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { emailSchema, newPasswordSchema, personNameSchema } from 'contracts';
import { z } from 'zod';

import { inTransaction } from '../../shared/transaction';
import { ensurePanelAccount } from '../panel/accounts';
import { createAccount } from './create-account';
import { findCredentials } from './find-credentials';
import { hashPassword, refuseCommonPassword } from './passwords';

const personSchema = z.object({ email: emailSchema, name: personNameSchema, password: newPasswordSchema });

/**
 * Makes an account of the portal with the role of an admin, verified, and an owner of Strapi's panel with the same
 * address: together they may do everything. What is there already stays as it is.
 * @throws ApplicationError for an address, name or password that is none, and for one that has an account of the portal
 */
export async function createFirstAdmin(
  strapi: Core.Strapi,
  given: { email: string; name: string; password: string },
): Promise<void> {
  const { data: person, error } = personSchema.safeParse(given);
  if (!person) throw new errors.ApplicationError(error.issues[0]?.message ?? '');
  const { email, name, password } = person;
  await refuseCommonPassword(password);
  if (await findCredentials(strapi.db.connection, { email })) {
    throw new errors.ApplicationError(`${email} has an account already: make it an admin in the console or the panel.`);
  }
  const passwordHash = await hashPassword(strapi, password);
  const [firstname = name, ...others] = name.split(' ');
  await inTransaction(strapi, async () => {
    await createAccount(strapi, { email, name, role: 'admin', passwordHash, isVerified: true, isTrusted: true });
    await ensurePanelAccount(strapi, {
      email,
      firstname,
      lastname: others.join(' '),
      password,
      role: 'strapi-super-admin',
    });
  });
}
