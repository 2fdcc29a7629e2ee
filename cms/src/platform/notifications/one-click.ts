import type { Core } from '@strapi/strapi';
import { api } from 'contracts';

type Context = Parameters<Core.MiddlewareHandler>[0];

const UNSUBSCRIBE = api.unsubscribe('');
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Whether a mail program ends mails at a person's one click (RFC 8058): it posts a form to the address in the mail's
 * head, the one form that the API takes. The form says nothing that the address does not, so nobody reads it.
 */
export function isOneClick({ method, path, headers }: Context): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return method === 'POST' && path.startsWith(UNSUBSCRIBE) && FORMS.includes(type.trim().toLowerCase());
}
