import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CHECKOUT_MINUTES, messages, type GivenAnswer } from 'contracts';

import { conflict } from '../../../shared/conflict';
import { MINUTE_S } from '../../../shared/seconds';
import { settingService } from '../../setting/public';
import { atEvent } from './at-event';
import { endWaiting } from './line';
import { registrationMachine } from './machine';
import { notifyTicket } from './notify';
import { hasStarted } from './registrable-event';
import { stateOf, takesSeat } from './registration';
import { isReminderDue } from './reminder-time';
import { freeSeat } from './seats';
import { storeRegistration, change } from './store';
import { seat, takeFreeSeat, takeFreeSeatInOrder } from './transitions';

/*
 * What a checkout needs to know of seats: it holds one while the person pays, and confirms or releases it then. Each
 * call joins the transaction that is open, so that the payment and the seat change together or not at all.
 */

/** Whose seat of which event, by the rows of the two. */
export interface SeatOf {
  eventId: number;
  profileId: number;
}

/**
 * Holds a seat for somebody who is about to pay: a free one, or the one that is offered to them. Holding again starts
 * the time anew.
 * @param heldUntil as long as a checkout takes, unless told otherwise
 * @returns until when it is held; nobody else gets it before
 * @throws NotFoundError for an event that there is not; a 409 when it has started, when all seats are taken or waited
 * for, or when the person has one
 */
export async function hold(
  strapi: Core.Strapi,
  { eventId, profileId }: SeatOf,
  answers: readonly GivenAnswer[] = [],
  now = new Date(),
  heldUntil = new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE_S * 1000),
): Promise<Date> {
  await atEvent(strapi, { id: eventId, profileId }, now, async (trx, standing) => {
    const { event, registration: former } = standing;
    if (!event.isPublished) throw new errors.NotFoundError(messages.eventNotFound);
    if (hasStarted(event, now)) throw conflict(messages.eventHasStarted);
    registrationMachine.check('hold', stateOf(former));
    if (former && takesSeat(former)) {
      await change(trx, 'hold', former, { state: 'held', heldUntil }, now);
      return;
    }
    const place = await takeFreeSeatInOrder(trx, standing);
    if (place === null) throw conflict(messages.eventFull);
    await storeRegistration(
      trx,
      'hold',
      {
        ...{ eventId, profileId, answers, heldUntil, place },
        state: 'held',
        ticketCode: null,
        remindedAt: isReminderDue(event, now) ? now : null,
      },
      former,
      now,
    );
  });
  return heldUntil;
}

/**
 * Makes a held seat the person's own, once it is paid. A hold whose time ran out while the payment was under way is
 * honoured as long as a seat is free that nobody waits for. Confirming twice is as confirming once.
 * @returns false where the person had the seat already
 * @throws a 409 when no seat is left: the payment has to be given back
 */
export async function confirm(strapi: Core.Strapi, { eventId, profileId }: SeatOf, now = new Date()): Promise<boolean> {
  let isNew = false;
  await atEvent(strapi, { id: eventId, profileId }, now, async (trx, standing) => {
    const { event, registration } = standing;
    if (!registrationMachine.check('pay', stateOf(registration)) || !registration) return;
    if (!takesSeat(registration) && !(await takeFreeSeat(trx, standing))) throw conflict(messages.seatHoldOver);
    const { timeZone } = await settingService({ strapi }).current();
    await notifyTicket(strapi, event, await seat(trx, 'pay', registration, now), timeZone);
    isNew = true;
  });
  return isNew;
}

/**
 * Holds a seat again that was the person's own: their payment is looked for anew. The ticket is void.
 * @throws a 409 where they have it no more, or have come in
 */
export async function reopen(
  strapi: Core.Strapi,
  { eventId, profileId }: SeatOf,
  heldUntil: Date,
  now = new Date(),
): Promise<void> {
  await atEvent(strapi, { id: eventId, profileId }, now, async (trx, { registration }) => {
    registrationMachine.check('reopen', stateOf(registration));
    if (!registration) return;
    if (registration.checkedInAt) throw conflict(messages.ticketUsed);
    await change(trx, 'reopen', registration, { state: 'held', heldUntil, ticketCode: null }, now);
  });
}

/**
 * Gives a held seat back: the checkout was left, or the payment failed. It goes to the first in line, or stays offered
 * to the person where it was, until that offer ends. Where nothing is held, nothing changes.
 */
export async function release(strapi: Core.Strapi, { eventId, profileId }: SeatOf, now = new Date()): Promise<void> {
  await atEvent(strapi, { id: eventId, profileId }, now, async (trx, { registration }) => {
    if (!registrationMachine.check('release', stateOf(registration)) || !registration) return;
    await endWaiting(trx, 'release', registration, now);
  });
}

/** Takes a seat back whose price is given back, even after the event's deadline. Where there is none, nothing changes. */
export async function takeBack(strapi: Core.Strapi, { eventId, profileId }: SeatOf, now = new Date()): Promise<void> {
  await atEvent(strapi, { id: eventId, profileId }, now, async (trx, { registration }) => {
    if (registration?.state !== 'registered') return;
    await change(trx, 'cancel', registration, { state: 'cancelled', offeredUntil: null, heldUntil: null }, now);
    await freeSeat(trx, eventId);
  });
}
