import { createHash } from 'node:crypto';

import type { DoorEvent, DoorGuest } from 'contracts';

import { presentTime } from '../../../shared/stored-time';
import type { StoredDoorEvent } from './door-event';
import type { Guest } from './guests';

/** Names the fields of a guest that leave the server for a device at the door. */
export function presentGuest({ documentId, ticketCode, name, state, checkedInAt, door }: Guest): DoorGuest {
  return {
    _id: documentId,
    codeHash: ticketCode && createHash('sha256').update(ticketCode).digest('base64url'),
    name,
    hasSeat: state === 'registered',
    checkedInAt: checkedInAt?.toISOString() ?? null,
    door,
  };
}

/** Names what the door says of its event. */
export function presentDoorEvent({ documentId, title, startsAt, endsAt, location }: StoredDoorEvent): DoorEvent {
  return {
    _id: documentId,
    title,
    startsAt: presentTime(startsAt),
    endsAt: presentTime(endsAt),
    location: location ?? '',
  };
}
