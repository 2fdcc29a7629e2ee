import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, paths } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { mailingMember } from '../../../platform/accounts/limits';
import { notify } from '../../../platform/notifications';
import { inTransaction } from '../../../shared/transaction';
import { connectionsBetween } from '../connections/stored-connection';
import { personMessage } from '../mails/person-message';
import { memberProfiles } from '../member-profiles';
import { canMessage, PERSON_DETAIL_COLUMNS, type PersonDetailRow } from '../present-person';
import { toProfile } from '../profile';

const messageService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Mails a message on to a member, who answers to the sender's own address; the member's stays hidden (member §2).
   * @param count counts the message once it may be sent
   * @throws NotFoundError for nobody, ValidationError to oneself, PolicyError (403) to who takes none
   */
  async send(user: SignedInUser, documentId: string, message: string, count: () => Promise<void>): Promise<void> {
    const database = strapi.db.connection;
    const row: PersonDetailRow | undefined = await memberProfiles(database)
      .where('profile.document_id', documentId)
      .first(PERSON_DETAIL_COLUMNS);
    if (!row || user.profileId === null) throw new errors.NotFoundError(messages.personNotFound);
    if (row.id === user.profileId) throw new errors.ValidationError(messages.messageToSelf);
    const connection = (await connectionsBetween(database, user.profileId, [row.id])).get(row.id);
    const person = toProfile(row);
    if (!canMessage(person, user, connection)) throw new errors.PolicyError(messages.messagingOff);
    await count();

    const sender: { document_id: string } = await database('profiles')
      .where({ id: user.profileId })
      .first('document_id');
    const { profileId: actorId, name, email } = user;
    const store = (mayMail: boolean) =>
      inTransaction(strapi, () =>
        notify(strapi, {
          kind: 'person-message',
          recipientId: row.id,
          actorId,
          mayMail,
          key: `person-message:${randomUUID()}`,
          // Kept with the notification, so that it reaches those, too, who want no mail.
          data: { message },
          href: paths.person(sender.document_id),
          mail: personMessage.of({
            name: person.name,
            sender: { profileId: sender.document_id, name, email },
            message,
          }),
        }),
      );
    await mailingMember(row.id, store);
  },
});

export default messageService;
