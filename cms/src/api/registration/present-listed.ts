import type { ConsoleRegistration } from 'contracts';

import type { PlacedRegistration } from './listing';

/** Names the fields of a registration that reach the console. The ticket's code is not among them. */
export function presentListed(stored: PlacedRegistration): ConsoleRegistration {
  const { documentId, name, email, state, position, answers, offeredUntil, heldUntil, checkedInAt } = stored;
  const waitsUntil = { offered: offeredUntil, held: heldUntil };
  return {
    id: documentId,
    _id: documentId,
    name,
    email,
    state,
    position,
    waitsUntil: (state === 'offered' || state === 'held' ? waitsUntil[state]?.toISOString() : null) ?? null,
    answers,
    createdAt: stored.createdAt.toISOString(),
    checkedInAt: checkedInAt?.toISOString() ?? null,
    door: stored.door ?? '',
  };
}
