import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, NOTIFICATION_KINDS, type Unsubscription } from 'contracts';

import { readPreference, writeByMail } from '../../../platform/notifications/preferences';
import { readUnsubscribeToken, type Unsubscribing } from '../../../platform/notifications/unsubscribe-token';
import { inTransaction, type Database } from '../../../shared/transaction';

/*
 * What the link of a mail shows and does. Whoever has left gets no mail of any kind, and is answered just so: the link
 * tells nothing about an account.
 */
const unsubscriptionService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What a link ends, and whether it has. Changes nothing. @throws ValidationError (400) for a link that is none */
  find: (token: string): Promise<Unsubscription> => read(strapi.db.connection, open(token)),

  /** Ends mails of a kind, or begins them again; twice is as good as once. @throws ValidationError (400) */
  update: (token: string, isSubscribed: boolean): Promise<Unsubscription> =>
    inTransaction(strapi, async (trx) => {
      const unsubscribing = open(token);
      const personId = await findPerson(trx, unsubscribing);
      if (personId !== null) await writeByMail(trx, personId, unsubscribing.kind, isSubscribed);
      return read(trx, unsubscribing);
    }),
});

export default unsubscriptionService;

function open(token: string): Unsubscribing {
  const unsubscribing = readUnsubscribeToken(token);
  if (!unsubscribing) throw new errors.ValidationError(messages.unsubscribeLinkInvalid);
  return unsubscribing;
}

async function read(database: Database, unsubscribing: Unsubscribing): Promise<Unsubscription> {
  const { kind } = unsubscribing;
  const personId = await findPerson(database, unsubscribing);
  const isSubscribed = personId !== null && (await readPreference(database, personId, kind)).byMail;
  return { kind, label: NOTIFICATION_KINDS[kind].label, isSubscribed };
}

/** The row of a profile that has an account. */
async function findPerson(database: Database, { profileId }: Unsubscribing): Promise<number | null> {
  const row: { id: number } | undefined = await database('profiles')
    .where({ document_id: profileId })
    .whereNotNull('user_id')
    .first('id');
  return row?.id ?? null;
}
