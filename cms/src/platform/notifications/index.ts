import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { NotificationKind } from 'contracts';

import { inTransaction, type Database } from '../../shared/transaction';
import { enqueueMail, type MailContent } from '../mail';
import { wordsOf, type Actor } from './kinds';
import { PREFERENCES_TABLE, toPreference } from './preferences';
import { unsubscribeToken } from './unsubscribe-token';

/** Something that a person is told. */
export interface NewNotification {
  kind: NotificationKind;
  /** Profile of whom it is for. */
  recipientId: number;
  /** Profile of who did it. */
  actorId?: number;
  /**
   * What happened, once, such as `connection-accepted:<its id>`: a second one of the same key is not made. It outlives
   * whoever it is about, so it holds no address and no name.
   */
  key: string;
  /** What its words need beside the actor's name; forgotten when the actor leaves. */
  data: Record<string, unknown>;
  /** The page that it leads to. */
  href: string;
  /** Whether the recipient still gets mails about what others do today; without it they do. Counted ahead. */
  mayMail?: boolean;
  /** The mail about it, where the kind's own does not do; told the recipient's name where it does not know it. */
  mail?: MailContent | ((recipient: string) => MailContent);
}

/** Whom a notification is for. SQLite has numbers for flags. */
interface Recipient {
  profileId: string;
  name: string;
  email: string;
  isVerified: boolean | number | null;
  /** How the kind shall reach them; null where they have not chosen. */
  on_site: boolean | number | null;
  by_mail: boolean | number | null;
}

/**
 * Tells a person that something happened, in the transaction of its cause: on the site and by mail, as they wish for
 * this kind. Nothing is told to an account that is gone or blocked, and nothing is mailed to an address that nobody has
 * confirmed. Two at once of the same key make one.
 * @returns false when there was one of this key already
 */
export async function notify(strapi: Core.Strapi, notification: NewNotification): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const { kind, recipientId, key } = notification;
    const recipient = await findRecipient(trx, recipientId, kind);
    if (!recipient) return true;
    const { onSite, byMail } = toPreference(kind, recipient);
    if (onSite && !(await store(trx, notification, new Date()))) return false;
    const mayMail = byMail && recipient.isVerified && notification.mayMail !== false;
    const mail = mayMail ? await mailAbout(trx, notification, recipient) : null;
    if (mail) {
      const token = unsubscribeToken(kind, recipient.profileId);
      await enqueueMail(strapi, { ...mail, key, to: recipient.email, unsubscribeToken: token });
    }
    return true;
  });
}

/** Whom a notification is for, with how they wish to be told of its kind, by one query. */
async function findRecipient(trx: Database, profileId: number, kind: NotificationKind): Promise<Recipient | undefined> {
  return trx('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .leftJoin(`${PREFERENCES_TABLE} as preference`, (join) => {
      join.on('preference.person_id', 'profile.id').andOnVal('preference.kind', kind);
    })
    .where('profile.id', profileId)
    .where((either) => either.where('account.blocked', false).orWhereNull('account.blocked'))
    .first({
      profileId: 'profile.document_id',
      name: 'profile.name',
      email: 'account.email',
      isVerified: 'account.confirmed',
      on_site: 'preference.on_site',
      by_mail: 'preference.by_mail',
    });
}

/** @returns false when there is one of this key, even since a moment ago */
async function store(
  trx: Database,
  { kind, recipientId, actorId, key, data, href }: NewNotification,
  now: Date,
): Promise<boolean> {
  const inserted: unknown[] = await trx('notifications')
    .insert({
      document_id: randomUUID(),
      key,
      kind,
      recipient_id: recipientId,
      actor_id: actorId ?? null,
      data: JSON.stringify(data),
      href,
      created_at: now,
      updated_at: now,
    })
    .onConflict('key')
    .ignore()
    .returning('id');
  return inserted.length > 0;
}

async function mailAbout(
  trx: Database,
  { kind, actorId, data, mail }: NewNotification,
  { name }: Recipient,
): Promise<MailContent | null> {
  const write = wordsOf(kind).mail;
  if (mail) return typeof mail === 'function' ? mail(name) : mail;
  if (!write || actorId === undefined) return null;
  const actor: Actor | undefined = await trx('profiles')
    .where({ id: actorId })
    .first({ profileId: 'document_id', name: 'name' });
  return actor ? write(name, actor, data) : null;
}
