import type { Core } from '@strapi/strapi';

import { adminService } from './admin-service';

/** An account of Strapi's panel. */
export interface PanelAccount {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
  /** Code of the panel's role, such as `strapi-super-admin`. */
  role: string;
}

interface UserService {
  exists: (where: { email: string }) => Promise<boolean>;
  create: (
    user: Omit<PanelAccount, 'role'> & { isActive: boolean; registrationToken: null; roles: number[] },
  ) => Promise<unknown>;
}
interface RoleService {
  findOne: (where: { code: string }) => Promise<{ id: number } | null>;
}

/** Creates an account of the panel unless its address has one. @throws Error when there is no such role */
export async function ensurePanelAccount(strapi: Core.Strapi, { role: code, ...account }: PanelAccount): Promise<void> {
  const users = adminService(strapi, 'user') as UserService;
  const roles = adminService(strapi, 'role') as RoleService;
  if (await users.exists({ email: account.email })) return;
  const role = await roles.findOne({ code });
  if (!role) throw new Error(`The panel has no role ${code}.`);
  await users.create({ ...account, isActive: true, registrationToken: null, roles: [role.id] });
}
