import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import type { SignedInUser } from './sessions';

/** The row of the profile of whoever is signed in. @throws NotFoundError for an account that lost its profile */
export function ownProfileId({ profileId }: Pick<SignedInUser, 'profileId'>): number {
  if (profileId === null) throw new errors.NotFoundError(messages.profileNotLoaded);
  return profileId;
}
