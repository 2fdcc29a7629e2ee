import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type EventQuestion, type GivenAnswer, type OwnRegistration } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { atEvent, settleOverdue } from '../registrations/at-event';
import { notifyTicket } from '../registrations/notify';
import { presentOwnRegistration } from '../registrations/presenter';
import { findQuestions } from '../registrations/questions';
import { findPublishedEvent, hasStarted, type RegistrableEvent } from '../registrations/registrable-event';
import { findRegistration } from '../registrations/store';
import { cancel, confirmOffer, register } from '../registrations/transitions';

type Reader = Pick<SignedInUser, 'profileId'>;

const registrationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What whoever registers for an event is asked. @throws NotFoundError */
  async questions(documentId: string): Promise<EventQuestion[]> {
    const questions = await findQuestions(strapi, documentId);
    if (!questions) throw new errors.NotFoundError(messages.eventNotFound);
    return questions;
  },

  /** How the reader stands to an event, as of now. @throws NotFoundError */
  async find(user: Reader, documentId: string, now = new Date()): Promise<OwnRegistration> {
    const profileId = ownProfileId(user);
    const database = strapi.db.connection;
    const event = await findPublishedEvent(database, documentId);
    await settleOverdue(strapi, [event.id], now);
    return presentOwnRegistration(database, event, profileId, now);
  },

  /**
   * Gives the reader a seat, or a place in the line where all are taken.
   * @throws NotFoundError; a 409 when the event has started, is full without a waitlist, asks for a ticket, or the
   * reader is in already
   */
  register(user: Reader, documentId: string, answers: readonly GivenAnswer[], now = new Date()) {
    return changeOwn(strapi, user, documentId, now, async (trx, event, profileId) => {
      if (hasStarted(event, now)) throw conflict(messages.eventHasStarted);
      if (event.ticketPrice > 0) throw conflict(messages.ticketNeeded);
      const former = await findRegistration(trx, event.id, profileId);
      await register(trx, event, { profileId, answers, former }, now);
      await notifyTicket(strapi, trx, event, profileId);
    });
  },

  /** Takes the seat that is offered to the reader. @throws NotFoundError; a 409 when none is, or not any more */
  confirm(user: Reader, documentId: string, now = new Date()) {
    return changeOwn(strapi, user, documentId, now, async (trx, event, profileId) => {
      await confirmOffer(trx, await findRegistration(trx, event.id, profileId), event, now);
      await notifyTicket(strapi, trx, event, profileId);
    });
  },

  /**
   * Gives up the reader's seat, offer or place in the line.
   * @throws NotFoundError where the reader has none; a 409 when the event's deadline is over
   */
  cancel(user: Reader, documentId: string, now = new Date()) {
    return changeOwn(strapi, user, documentId, now, async (trx, event, profileId) => {
      await cancel(trx, await findRegistration(trx, event.id, profileId), event, now);
    });
  },
});

export default registrationService;

/** Changes the reader's own registration. @returns how they stand to the event then */
async function changeOwn(
  strapi: Core.Strapi,
  user: Reader,
  documentId: string,
  now: Date,
  work: (trx: Database, event: RegistrableEvent, profileId: number) => Promise<void>,
): Promise<OwnRegistration> {
  const profileId = ownProfileId(user);
  const database = strapi.db.connection;
  const event = await findPublishedEvent(database, documentId);
  await atEvent(strapi, event.id, now, (trx, current) => work(trx, current, profileId));
  return presentOwnRegistration(database, event, profileId, now);
}
