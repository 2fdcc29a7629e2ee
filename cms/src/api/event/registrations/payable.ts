import { errors } from '@strapi/utils';
import { eventRegisterBody, messages, type GivenAnswer } from 'contracts';

import { definePayable, type PaymentOf } from '../../../platform/payables/payable';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { conflict } from '../../../shared/conflict';
import { parseBody } from '../../../shared/parse-body';
import type { Database } from '../../../shared/transaction';
import { isPaidOtherwise } from '../../payment/public';
import registrationService from '../services/registration';
import { confirm, hold, release, reopen, takeBack, type SeatOf } from './checkout';
import { findPublishedEvent } from './registrable-event';

/** What of an event its ticket's payment needs. */
const PRICED = selection(
  pick(tableOf('api::event.event', 'event'), 'id', 'documentId', 'title', 'ticketPrice', 'currency', 'ticketsFrom'),
);

const priced = (database: Database, key: { id: number } | { document_id: string }) =>
  PRICED.first(database('events as event').where(key));

interface WantedTicket {
  eventId: number;
  documentId: string;
  answers: readonly GivenAnswer[];
}

/** Tickets of events: the price is the event's, and the seat is held while somebody pays. */
export const tickets = definePayable<WantedTicket>({
  type: 'event',
  isOfMany: true,
  account: 'Income:Events:Tickets',

  async read(strapi, _user, id, body) {
    if (id === undefined) throw new errors.NotFoundError(messages.eventNotFound);
    const event = await findPublishedEvent(strapi.db.connection, id);
    const { answers } = parseBody(eventRegisterBody(await registrationService({ strapi }).questions(id)), body);
    return { eventId: event.id, documentId: event.documentId, answers };
  },

  async readEntry(_strapi, trx, { relatedId, amount, currency }) {
    if (relatedId === null) return null;
    const event = await priced(trx, { document_id: relatedId });
    if (!event) throw new errors.NotFoundError(messages.eventNotFound);
    if (event.ticketPrice !== amount || event.currency !== currency) throw conflict(messages.ticketAmountOther);
    return { eventId: event.id, documentId: event.documentId, answers: [] };
  },

  relatedIdOf: ({ documentId }) => documentId,

  async hold(strapi, trx, { memberId, wanted: { eventId, answers } }, now) {
    await hold(strapi, { eventId, profileId: memberId }, answers, now);
    // Read once the seat is held: nobody changes the price between the two.
    const event = await priced(trx, { id: eventId });
    if (!event || event.ticketPrice === 0) throw conflict(messages.nothingToPay);
    if (event.ticketsFrom && event.ticketsFrom > now) throw conflict(messages.ticketsNotYet);
    const { title, documentId, ticketPrice, currency } = event;
    return { itemName: title, relatedId: documentId, amount: ticketPrice, currency, months: [] };
  },

  async keep(strapi, trx, payment, until, now) {
    await hold(strapi, await theSeat(trx, payment), [], now, until);
  },

  async confirm(strapi, trx, payment, now) {
    if (!(await confirm(strapi, await theSeat(trx, payment), now))) throw conflict(messages.alreadyRegistered);
  },

  async reopen(strapi, trx, payment, until, now) {
    // As with a refund: a seat that another payment bought stays.
    if (!(await isPaidOtherwise(trx, 'event', payment))) await reopen(strapi, await theSeat(trx, payment), until, now);
  },

  async release(strapi, trx, payment, now) {
    await ofEvent(trx, payment, (seat) => release(strapi, seat, now));
  },

  async refund(strapi, trx, payment, { isWhole }, now) {
    // Whoever gave up a seat and bought one again keeps what the other payment bought.
    if (!isWhole || (await isPaidOtherwise(trx, 'event', payment))) return;
    await ofEvent(trx, payment, (seat) => takeBack(strapi, seat, now));
  },
});

async function seatOf(trx: Database, { relatedId, memberId }: PaymentOf): Promise<SeatOf | null> {
  const event = relatedId === null ? null : await priced(trx, { document_id: relatedId });
  return event && { eventId: event.id, profileId: memberId };
}

async function theSeat(trx: Database, payment: PaymentOf): Promise<SeatOf> {
  const seat = await seatOf(trx, payment);
  if (!seat) throw new errors.NotFoundError(messages.eventNotFound);
  return seat;
}

/** Does something with the seat of a payment, whose event may have been deleted. */
async function ofEvent(trx: Database, payment: PaymentOf, work: (seat: SeatOf) => Promise<void>): Promise<void> {
  const seat = await seatOf(trx, payment);
  if (seat) await work(seat);
}
