import type { Core } from '@strapi/strapi';
import { APPROVAL_ABOVE_DEFAULT, type PaymentSettings } from 'contracts';

const SETTINGS = 'api::payment.payment-setting';

/** How people pay the society; what nobody has set is empty. */
export async function readPaymentSettings(strapi: Core.Strapi): Promise<PaymentSettings> {
  const stored = await strapi.documents(SETTINGS).findFirst({});
  return {
    upiAddress: stored?.upiAddress ?? '',
    upiName: stored?.upiName ?? '',
    offersSandbox: stored?.offersSandbox ?? false,
    approvalAbove: stored?.approvalAbove ?? APPROVAL_ABOVE_DEFAULT,
  };
}

/** Whether people could ever pay by UPI: who paid into an account, or was asked to, is not to be sent elsewhere. */
export async function hadAccount(strapi: Core.Strapi): Promise<boolean> {
  const stored = await strapi.documents(SETTINGS).findFirst({});
  return stored !== null && (stored.hadAccount === true || isAccount(stored));
}

/** Stores them as documents are stored. */
export async function writePaymentSettings(strapi: Core.Strapi, settings: PaymentSettings): Promise<void> {
  const documents = strapi.documents(SETTINGS);
  const stored = await documents.findFirst({});
  const data = { ...settings, hadAccount: (await hadAccount(strapi)) || isAccount(settings) };
  if (stored) await documents.update({ documentId: stored.documentId, data });
  else await documents.create({ data });
}

/** Whether UPI can be paid by it. */
const isAccount = ({ upiAddress, upiName }: { upiAddress?: string | null; upiName?: string | null }): boolean =>
  Boolean(upiAddress && upiName);
