import { messages, REGISTRATION_STATES } from 'contracts';

import { machineOf, missing, NONE, refused, unchanged } from '../../../platform/states/machine';

/*
 * How a person stands to an event (docs/adr/0011). Whether there is a free seat, an offer that still stands, a deadline
 * that is over or somebody who has come in, is more than the state knows: `transitions.ts`, `checkout.ts` and `line.ts`
 * decide it, while the event's seats are locked.
 */

/** A seat where one is free, else a place in the line. */
const COMES = ['registered', 'waitlisted'] as const;

/** No other way leads from one state to another (security matrix 25). */
export const registrationMachine = machineOf({
  name: 'registration',
  states: [NONE, ...REGISTRATION_STATES],
  initial: NONE,
  transitions: {
    register: {
      by: 'owner',
      leads: { none: COMES, cancelled: COMES, expired: COMES },
      instead: { registered: refused(messages.alreadyRegistered), waitlisted: refused(messages.alreadyInLine) },
      otherwise: refused(messages.seatIsYours),
    },
    /** Gives up a seat, an offer or a place in the line. */
    cancel: {
      by: 'owner',
      leads: { registered: 'cancelled', waitlisted: 'cancelled', offered: 'cancelled', held: 'cancelled' },
      otherwise: missing(messages.notRegistered),
    },
    /** Takes the seat that was offered. */
    confirm: {
      by: 'owner',
      leads: { offered: 'registered' },
      instead: { expired: refused(messages.seatOfferOver) },
      otherwise: refused(messages.noSeatOffered),
    },
    /** Offers a free seat to whoever is first in line. */
    offer: { by: 'clock', leads: { waitlisted: 'offered' }, otherwise: unchanged },
    /** Ends an offer or a hold whose time is over. A hold under an offer that still stands leaves it as it was. */
    expire: { by: 'clock', leads: { offered: 'expired', held: ['offered', 'expired'] }, otherwise: unchanged },
    /** Keeps a seat for whoever is about to pay; again, for as long anew. */
    hold: {
      by: 'checkout',
      leads: { none: 'held', offered: 'held', held: 'held', cancelled: 'held', expired: 'held' },
      instead: { registered: refused(messages.alreadyRegistered) },
      otherwise: refused(messages.alreadyInLine),
    },
    /** Makes a seat that is paid the person's own; also one whose time ran out meanwhile, while one is free. */
    pay: {
      by: 'checkout',
      leads: { offered: 'registered', held: 'registered', expired: 'registered' },
      instead: { registered: unchanged },
      otherwise: refused(messages.seatHoldOver),
    },
    /** Keeps a seat for whoever had it, while their payment is looked for anew. */
    reopen: { by: 'checkout', leads: { registered: 'held' }, otherwise: refused(messages.ticketGone) },
    /** Gives a held seat back: the checkout was left. */
    release: { by: 'checkout', leads: { held: ['offered', 'expired'] }, otherwise: unchanged },
  },
});

/** What happens to registrations. */
export type RegistrationEvent = keyof typeof registrationMachine.transitions;
