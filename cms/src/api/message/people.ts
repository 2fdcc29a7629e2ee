import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, PRIVACY_DEFAULTS, type Person, type ThreadDetail } from 'contracts';

import type { SignedInUser } from '../../platform/accounts';
import { ownProfileId } from '../../platform/accounts/own-profile';
import { selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import { mentorshipBetween } from '../mentorship/public';
import { areApart, findPeople } from '../profile/public';

/** The two people of a thread, by the rows of their profiles. */
export interface Pair {
  readerId: number;
  otherId: number;
}

const OTHER = selection(
  { otherId: tableOf('api::profile.profile', 'other').id },
  { takesMessages: (stored) => (stored === null ? PRIVACY_DEFAULTS.allowMessaging : Boolean(stored)) },
);

/**
 * Who reads, and whom an address names; whoever of them is still a member is another question.
 * @returns the two, and whether the reader takes messages
 * @throws NotFoundError for nobody, ValidationError for oneself
 */
export async function findPair(
  strapi: Core.Strapi,
  user: Pick<SignedInUser, 'profileId'>,
  documentId: string,
): Promise<Pair & { takesMessages: boolean }> {
  const readerId = ownProfileId(user);
  const database = strapi.db.connection;
  const found = await OTHER.first(
    database('profiles as other')
      .innerJoin('profiles as own', 'own.id', database.raw('cast(? as integer)', [readerId]))
      .where('other.document_id', documentId)
      .select({ takesMessages: 'own.allow_messaging' }),
  );
  if (!found) throw new errors.NotFoundError(messages.personNotFound);
  if (found.otherId === readerId) throw new errors.ValidationError(messages.messageToSelf);
  return { readerId, ...found };
}

/** How the reader stands to the other: who that is, whether they may write, and what they have together. */
export interface Standing extends Pick<ThreadDetail, 'closed' | 'mentorship'> {
  person: Person | null;
}

/**
 * Whether the reader may write: both take messages, or are in a mentorship, and nobody has blocked the other. Whoever is
 * blocked is told no more than that the other takes no messages.
 */
export async function standingBetween(
  strapi: Core.Strapi,
  { readerId, otherId, takesMessages }: Pair & { takesMessages: boolean },
): Promise<Standing> {
  const person = (await findPeople(strapi, [otherId], { profileId: readerId })).get(otherId) ?? null;
  const mentorship = await mentorshipBetween(strapi.db.connection, readerId, otherId);
  const closed = async (): Promise<Standing['closed']> => {
    if (!person) return 'gone';
    if (person.connection === 'blocked') return 'blocked';
    if (mentorship === null && !takesMessages && person.canMessage) return 'own';
    if (person.canMessage) return null;
    const isOpen = mentorship !== null && !(await areApart(strapi.db.connection, readerId, otherId));
    return isOpen ? null : 'theirs';
  };
  return { person, mentorship, closed: await closed() };
}
