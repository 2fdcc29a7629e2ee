import type { ConsoleRegistration } from 'contracts';

import { presentAvatar } from '../../../platform/files/present-avatar';
import type { PlacedRegistration } from './listing';
import { waitsUntil } from './registration';

/** Names the fields of a registration that reach the console. The ticket's code is not among them. */
export function presentListed(stored: PlacedRegistration): ConsoleRegistration {
  const { documentId, name, email, state, position, answers, checkedInAt } = stored;
  return {
    id: documentId,
    _id: documentId,
    name,
    avatar: presentAvatar(stored.avatar),
    email,
    state,
    position,
    waitsUntil: waitsUntil(stored)?.toISOString() ?? null,
    answers,
    createdAt: stored.createdAt.toISOString(),
    checkedInAt: checkedInAt?.toISOString() ?? null,
    door: stored.door ?? '',
  };
}
