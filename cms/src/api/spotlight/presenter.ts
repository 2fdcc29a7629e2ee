import type { Spotlight } from 'contracts';

import { presentPublicly, type PersonRow } from '../profile/public';

/** Names the fields that leave the server, as privacy leaves them. */
export function presentSpotlight(row: PersonRow, quote: string): Spotlight {
  const { _id, name, avatar, graduationYear, position, company, linkedin } = presentPublicly(row);
  return { _id, name, avatar, graduationYear, position, company, quote, linkedin };
}
