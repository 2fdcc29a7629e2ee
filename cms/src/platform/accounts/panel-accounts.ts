import type { Core } from '@strapi/strapi';
import { emailSchema, type AccountRole } from 'contracts';

import { brokenRule } from '../write-rules/write-rule';
import { PROFILE, USER } from './account';
import { tellOfAdmin } from './admin-standing';

/**
 * Makes accounts that an owner enters or changes in Strapi's panel whole: the address in lower case and in both of its
 * places, and a profile beside a new account. Belongs into `register`.
 */
export function completePanelAccounts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== USER || (context.action !== 'create' && context.action !== 'update')) return next();
    const { data }: { data?: Record<string, unknown> } = context.params;
    if (data?.['email'] !== undefined) {
      const email = emailSchema.safeParse(data['email']);
      if (!email.success) throw brokenRule('The email address is not valid.', ['email']);
      data['email'] = email.data;
      data['username'] = email.data;
    }
    const written = await next();
    if (context.action === 'create') await ensureProfile(strapi, written);
    return written;
  });
}

async function ensureProfile(strapi: Core.Strapi, written: unknown): Promise<void> {
  const { id, email } = written as { id: number; email: string };
  const profiles = strapi.db.query(PROFILE);
  if (await profiles.findOne({ where: { user: id }, select: ['id'] })) return;
  await profiles.create({ data: { name: email.split('@')[0], user: id } });
  const account = await strapi.db.query(USER).findOne({ where: { id }, populate: { role: { select: ['type'] } } });
  if (account?.role?.type === ('admin' satisfies AccountRole)) await tellOfAdmin(strapi, id, 'made');
}
