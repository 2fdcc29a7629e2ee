import nodemailer from '@strapi/provider-email-nodemailer';

import { verifyEmail } from '../../../src/platform/accounts/mails/verify-email';
import type { WorkerTimings } from '../../../src/platform/mail/back-off';
import { deliverer } from '../../../src/platform/mail/delivery';
import type { EmailProvider } from '../../../src/platform/mail/email-plugin';
import { registerMails, type Mail } from '../../../src/platform/mail';
import type { Outbox } from '../../../src/platform/mail/outbox';
import { providerOptions } from '../../../src/platform/mail/transport';
import { OutboxWorker } from '../../../src/platform/mail/worker';

export const SOCIETY = {
  name: 'Sphuran',
  institute: 'Technical Institute, Haryana',
  address: 'Technical Institute, Haryana, India, 136119',
  email: 'hello@sphuran.example',
  origin: 'https://society.example',
};

/** The product's times, in little. */
const QUICK: WorkerTimings = {
  waits: [100, 100, 100, 100, 100, 100, 100],
  claim: 2_000,
  attempt: 1_500,
  outage: 100,
  poll: 50,
  patience: 2_000,
};

/** Strapi's own provider, with the options that the product gives it. */
export function provider(smtpUrl: string | null): EmailProvider {
  const settings = { defaultFrom: 'no-reply@society.example' } as Parameters<typeof nodemailer.init>[1];
  const options = providerOptions(smtpUrl) as Parameters<typeof nodemailer.init>[0];
  return nodemailer.init(options, settings) as EmailProvider;
}

interface WorkerSetup {
  outbox: Outbox;
  provider: EmailProvider;
  timings?: Partial<WorkerTimings>;
}

/** A worker that sends as the product does. */
export function worker({ outbox, provider: through, timings = {} }: WorkerSetup): OutboxWorker {
  registerMails([verifyEmail]);
  const send = deliverer({ provider: through, readSociety: () => Promise.resolve(SOCIETY), mailFrom: null });
  return new OutboxWorker({ outbox, send, log: { warn: () => undefined }, timings: { ...QUICK, ...timings } });
}

export const LINK = 'https://society.example/verify-email/4Zp-secret-token_9';

let serial = 0;
/** A mail to somebody new, of a key of its own. */
export function someMail(fields: { key?: string; to?: string; name?: string } = {}): Mail {
  const { key = `verify-email:${(serial += 1)}`, to = `person${serial}@example.com`, name = 'Asha Verma' } = fields;
  return { key, to, ...verifyEmail.of({ name, url: LINK }) };
}
