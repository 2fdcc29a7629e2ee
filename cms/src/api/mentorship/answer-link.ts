import type { Knex } from 'knex';

import { isSigned, sign, SIGNATURE } from '../../platform/environment/signature';
import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';
import { answerUntil, mentorships, STORED_COLUMNS } from './store';

const mentor = tableOf('api::profile.profile', 'mentor');
const student = tableOf('api::profile.profile', 'student');

/** A request with what a link to answer it is made of, and shows. */
const LINKED = selection({
  ...STORED_COLUMNS,
  mentorName: mentor.name.or(''),
  mentorProfile: mentor.documentId,
  email: tableOf('plugin::users-permissions.user', 'account').email.or(''),
  studentName: student.name.or(''),
  ...pick(student, 'graduationYear'),
  major: student.major.or(''),
});
export type LinkedMentorship = ReturnType<typeof LINKED.read>;

/** `<request>_<signature>`: characters that addresses take as they are, and no dot, which would look like a file. */
const TOKEN = new RegExp(`^([a-z0-9-]{1,64})_(${SIGNATURE})$`);

/**
 * The token of the link by which a mentor answers a request without signing in: it opens this one decision, once, as the
 * request does not wait afterwards. It is signed rather than stored, for this mentor, at this address, since this moment:
 * it ends when the request goes to somebody else, when the address changes, when the request is over, and while either of
 * the two is no member.
 */
export async function answerToken(trx: Database, documentId: string): Promise<string | null> {
  const linked = await findLinked(trx, documentId);
  return linked && `${documentId}_${sign(purposeOf(linked))}`;
}

/** Reads a token. @returns null when it was not made here for how things stand, or is over */
export async function readAnswerLink(database: Database, token: string, now: Date): Promise<LinkedMentorship | null> {
  const [, documentId, signature = ''] = TOKEN.exec(token) ?? [];
  const linked = documentId === undefined ? null : await findLinked(database, documentId);
  if (!linked || !isSigned(purposeOf(linked), signature)) return null;
  return answerUntil(linked) > now ? linked : null;
}

const purposeOf = ({ documentId, mentorProfile, email, assignedAt }: LinkedMentorship): string =>
  `mentorship:${documentId}:${mentorProfile}:${email}:${assignedAt.getTime()}`;

/** A request of two members. */
function findLinked(database: Database, documentId: string): Promise<LinkedMentorship | null> {
  const linked: Knex.QueryBuilder = mentorships(database)
    .innerJoin('profiles as mentor', 'mentor.id', 'mentorship.mentor_id')
    .innerJoin('up_users as account', 'account.id', 'mentor.user_id')
    .innerJoin('profiles as student', 'student.id', 'mentorship.student_id')
    .innerJoin('up_users as asking', 'asking.id', 'student.user_id')
    .where('mentorship.document_id', documentId)
    .whereRaw('account.confirmed and not coalesce(account.blocked, false)')
    .whereRaw('asking.confirmed and not coalesce(asking.blocked, false)');
  return LINKED.first(linked);
}
