import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type EventQuestion, type EventSeats, type GivenAnswer, type OwnRegistration } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { values } from '../../../platform/cache';
import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { atEvent, upToDate } from '../registrations/at-event';
import { notifyTicket } from '../registrations/notify';
import { presentSeats, presentStanding } from '../registrations/presenter';
import { findQuestions } from '../registrations/questions';
import { hasStarted } from '../registrations/registrable-event';
import { readStanding, type Standing } from '../registrations/standing';
import { cancel, confirmOffer, register, type Become } from '../registrations/transitions';

type Reader = Pick<SignedInUser, 'profileId'>;

const registrationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What whoever registers for an event is asked, as it is kept since it last changed. @throws NotFoundError */
  questions(documentId: string): Promise<EventQuestion[]> {
    return values.of(`event-questions:${documentId}`, async () => {
      const questions = await findQuestions(strapi, documentId);
      if (!questions) throw new errors.NotFoundError(messages.eventNotFound);
      return questions;
    });
  },

  /** How full an event is for whoever comes now. @throws NotFoundError */
  async seats(documentId: string, now = new Date()): Promise<EventSeats> {
    const standing = await readStanding(strapi.db.connection, { documentId }, now);
    if (!standing?.event.isPublished) throw new errors.NotFoundError(messages.eventNotFound);
    return presentSeats(standing.event, standing);
  },

  /** How the reader stands to an event, as of now. @throws NotFoundError */
  async find(user: Reader, documentId: string, now = new Date()): Promise<OwnRegistration> {
    const profileId = ownProfileId(user);
    const database = strapi.db.connection;
    const { events } = await upToDate(strapi, now, async () => ({
      events: [await readStanding(database, { documentId, profileId }, now)].filter((event) => event !== null),
    }));
    const [standing] = events;
    if (!standing?.event.isPublished) throw new errors.NotFoundError(messages.eventNotFound);
    return presentStanding(standing.event, standing, now);
  },

  /**
   * Gives the reader a seat, or a place in the line where all are taken.
   * @throws NotFoundError; a 409 when the event has started, is full without a waitlist, asks for a ticket, or the
   * reader is in already
   */
  register(user: Reader, documentId: string, answers: readonly GivenAnswer[], now = new Date()) {
    return this.change(user, documentId, now, (trx, standing, profileId) => {
      if (hasStarted(standing.event, now)) throw conflict(messages.eventHasStarted);
      if (standing.event.ticketPrice > 0) throw conflict(messages.ticketNeeded);
      return register(trx, standing, { profileId, answers }, now);
    });
  },

  /** Takes the seat that is offered to the reader. @throws NotFoundError; a 409 when none is, or not any more */
  confirm(user: Reader, documentId: string, now = new Date()) {
    return this.change(user, documentId, now, (trx, standing) => confirmOffer(trx, standing, now));
  },

  /**
   * Gives up the reader's seat, offer or place in the line.
   * @throws NotFoundError where the reader has none; a 409 when the event's deadline is over
   */
  cancel(user: Reader, documentId: string, now = new Date()) {
    return this.change(user, documentId, now, async (trx, standing) => {
      await cancel(trx, standing, now);
      return null;
    });
  },

  /**
   * Changes the reader's own registration, and sends the ticket to whoever has got a seat by it.
   * @returns how they stand to the event then
   */
  async change(
    user: Reader,
    documentId: string,
    now: Date,
    work: (trx: Database, standing: Standing, profileId: number) => Promise<Become | null>,
  ): Promise<OwnRegistration> {
    const profileId = ownProfileId(user);
    const { timeZone } = await settingService({ strapi }).kept();
    await atEvent(strapi, { documentId, profileId }, now, async (trx, standing) => {
      if (!standing.event.isPublished) throw new errors.NotFoundError(messages.eventNotFound);
      const become = await work(trx, standing, profileId);
      if (become) await notifyTicket(strapi, standing.event, become, timeZone);
    });
    return this.find(user, documentId, now);
  },
});

export default registrationService;
