import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { NotificationKind } from 'contracts';

import { inTransaction, type Database } from '../../shared/transaction';
import { enqueueMails, type Mail, type MailContent } from '../mail';
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
  id: number;
  profileId: string;
  name: string;
  email: string;
  isVerified: boolean | number | null;
  /** How the kind shall reach them; null where they have not chosen. */
  on_site: boolean | number | null;
  by_mail: boolean | number | null;
}

/** What several people are told of one kind, each of their own. */
export type NewNotificationOf = Omit<NewNotification, 'kind'>;

/**
 * Tells a person that something happened, in the transaction of its cause: on the site and by mail, as they wish for
 * this kind. Nothing is told to an account that is gone or blocked, and nothing is mailed to an address that nobody has
 * confirmed. Two at once of the same key make one.
 * @returns false when there was one of this key already
 */
export async function notify(strapi: Core.Strapi, { kind, ...notification }: NewNotification): Promise<boolean> {
  const [isNew = false] = await notifyAll(strapi, kind, [notification]);
  return isNew;
}

/**
 * Tells several people, each as `notify` does, by as many statements as it takes to tell one.
 * @returns for each of them, false when there was one of its key already
 */
export async function notifyAll(
  strapi: Core.Strapi,
  kind: NotificationKind,
  notifications: readonly NewNotificationOf[],
): Promise<boolean[]> {
  return inTransaction(strapi, async (trx) => {
    const recipients = await findRecipients(trx, [...new Set(notifications.map((each) => each.recipientId))], kind);
    const told = notifications.flatMap((notification) => {
      const recipient = recipients.get(notification.recipientId);
      return recipient ? [{ notification, recipient, ...toPreference(kind, recipient) }] : [];
    });
    const wanted = told.filter(({ onSite }) => onSite).map(({ notification }) => notification);
    const stored = await store(trx, kind, wanted, new Date());
    const known = new Set(wanted.filter((notification) => !stored.has(notification)));
    const mails: Mail[] = [];
    for (const { notification, recipient, byMail } of told) {
      if (known.has(notification) || !byMail || !recipient.isVerified || notification.mayMail === false) continue;
      const mail = await mailAbout(trx, kind, notification, recipient);
      const unsubscribe = unsubscribeToken(kind, recipient.profileId);
      if (mail) mails.push({ ...mail, key: notification.key, to: recipient.email, unsubscribeToken: unsubscribe });
    }
    await enqueueMails(strapi, mails);
    return notifications.map((notification) => !known.has(notification));
  });
}

/** Whom notifications are for, by their profiles, with how they wish to be told of a kind, by one query. */
async function findRecipients(
  trx: Database,
  profileIds: readonly number[],
  kind: NotificationKind,
): Promise<Map<number, Recipient>> {
  const found: Recipient[] = await trx('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .leftJoin(`${PREFERENCES_TABLE} as preference`, (join) => {
      join.on('preference.person_id', 'profile.id').andOnVal('preference.kind', kind);
    })
    .whereIn('profile.id', [...profileIds])
    .where((either) => either.where('account.blocked', false).orWhereNull('account.blocked'))
    .select({
      id: 'profile.id',
      profileId: 'profile.document_id',
      name: 'profile.name',
      email: 'account.email',
      isVerified: 'account.confirmed',
      on_site: 'preference.on_site',
      by_mail: 'preference.by_mail',
    });
  return new Map(found.map((recipient) => [recipient.id, recipient]));
}

/** @returns those that are stored now; of the others there was one of their key, even since a moment ago */
async function store(
  trx: Database,
  kind: NotificationKind,
  notifications: readonly NewNotificationOf[],
  now: Date,
): Promise<Set<NewNotificationOf>> {
  if (notifications.length === 0) return new Set();
  const inserted: { key: string }[] = await trx('notifications')
    .insert(
      notifications.map(({ recipientId, actorId, key, data, href }) => ({
        ...{ document_id: randomUUID(), key, kind, recipient_id: recipientId, actor_id: actorId ?? null },
        ...{ data: JSON.stringify(data), href, created_at: now, updated_at: now },
      })),
    )
    .onConflict('key')
    .ignore()
    .returning('key');
  const keys = new Set(inserted.map(({ key }) => key));
  // Of two of one key the first one is it.
  return new Set(notifications.filter(({ key }) => keys.delete(key)));
}

async function mailAbout(
  trx: Database,
  kind: NotificationKind,
  { actorId, data, mail }: NewNotificationOf,
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
