import type { Core } from '@strapi/strapi';

import { DAY_S } from '../../shared/seconds';
import { withoutMails } from './demo-mails';
import { BY_MOCK, payAtOnce } from './payments/paid-at-once';
import { PAYMENTS_TABLE } from './payments/store';
import { readPaymentSettings, writePaymentSettings } from './settings';

export const steps = { 'ways to pay': seedSettings, 'ticket payments': seedTickets };

/** UPI shows in the demo, with an address that is nobody's. */
const DEMO_SETTINGS = { upiAddress: 'demo.society@example', upiName: 'Demo Society', offersSandbox: true };
const DEMO_UTR = '412345678901';
const BUYERS = 4;

async function seedSettings(strapi: Core.Strapi): Promise<void> {
  const { upiAddress } = await readPaymentSettings(strapi);
  if (upiAddress !== '') return;
  await writePaymentSettings(strapi, { ...(await readPaymentSettings(strapi)), ...DEMO_SETTINGS });
}

/** Some people have bought a ticket of the next event that costs something; the last of them waits for the treasurer. */
async function seedTickets(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  if (await database(PAYMENTS_TABLE).where({ related_to: 'event' }).first('id')) return;
  const event: { id: number; document_id: string } | undefined = await database('events')
    .where({ is_published: true, currency: 'INR' })
    .where('ticket_price', '>', 0)
    .where('starts_at', '>', new Date(now.getTime() + DAY_S * 1000))
    .where((either) => either.whereNull('tickets_from').orWhere('tickets_from', '<', now))
    .where((either) => either.whereNull('capacity').orWhere('capacity', '>', BUYERS * 5))
    .orderBy('starts_at')
    .first('id', 'document_id');
  if (!event) return;
  const buyers: number[] = await database('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .where('account.email', 'like', '%@people.example.com')
    .whereNotExists(
      database('registrations').whereRaw('registrations.profile_id = profile.id').where({ event_id: event.id }),
    )
    .orderBy('profile.id', 'desc')
    .limit(BUYERS)
    .pluck('profile.id');
  await withoutMails(strapi, async () => {
    for (const [place, memberId] of buyers.entries()) {
      const at = new Date(now.getTime() - (BUYERS - place) * 3_600_000);
      const given = place === BUYERS - 1 ? ({ gateway: 'upi', utr: DEMO_UTR } as const) : BY_MOCK;
      const wanted = { eventId: event.id, documentId: event.document_id, answers: [] };
      await payAtOnce(strapi, { memberId, type: 'event', wanted, given, at });
    }
  });
}
