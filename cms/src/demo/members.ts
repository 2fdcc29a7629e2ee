import type { Core } from '@strapi/strapi';
import type { AccountRole } from 'contracts';

import { createAccount } from '../platform/accounts/create-account';
import { findCredentials } from '../platform/accounts/find-credentials';
import { hashPassword } from '../platform/accounts/passwords';
import { DEMO_PASSWORD } from '../platform/demo/accounts';
import { inTransaction } from '../shared/transaction';

/** The demo's accounts of the portal, one of each role (design §9). The people are invented. */
const demoMembers: readonly { email: string; name: string; role: AccountRole }[] = [
  { email: 'admin@example.com', name: 'Meera Kulkarni', role: 'admin' },
  { email: 'student@example.com', name: 'Rohan Bedi', role: 'student' },
  { email: 'alumni@example.com', name: 'Tara Vaswani', role: 'alumni' },
  { email: 'faculty@example.com', name: 'Dr. Suresh Nambiar', role: 'faculty' },
];

/** Stores the demo's accounts that are missing. */
export async function seedMembers(strapi: Core.Strapi): Promise<void> {
  for (const { email, name, role } of demoMembers) {
    if (await findCredentials(strapi.db.connection, { email })) continue;
    const passwordHash = await hashPassword(strapi, DEMO_PASSWORD);
    const account = { email, name, role, passwordHash, isVerified: true, isTrusted: true };
    await inTransaction(strapi, () => createAccount(strapi, account));
  }
}
