import { randomUUID } from 'node:crypto';

import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { isPdf } from '../../../platform/files/pdf';
import { plainName } from '../../../platform/files/plain-name';
import type { Uploaded } from '../../../platform/files/read-upload';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';

export const RESUMES_TABLE = 'resumes';
const resume = tableOf('api::job.resume', 'resume');

/** What lists say of a résumé; its content is read for whoever opens it alone. */
export const RESUME_COLUMNS = { resumeName: resume.name, resumeBytes: resume.bytes };
const KEPT = selection(pick(resume, 'id', 'name', 'bytes'));
const FILE = selection(pick(resume, 'name', 'content'));

/** @throws ValidationError (400) for what is no PDF, whatever it is called */
export function refuseOther({ bytes }: Uploaded): void {
  if (isPdf(bytes)) return;
  throw new errors.ValidationError(messages.resumeNotRead, {
    errors: [{ path: ['resume'], message: messages.resumeNotRead, name: 'ValidationError' }],
  });
}

/** The résumé that a person keeps for the next application; null for none. */
export const keptResume = (database: Database, profileId: number) =>
  KEPT.first(database(`${RESUMES_TABLE} as resume`).where({ 'resume.profile_id': profileId, 'resume.is_kept': true }));

/** Stores a résumé. @returns its row */
export async function storeResume(
  trx: Database,
  { profileId, file: { name, bytes }, isKept }: { profileId: number; file: Uploaded; isKept: boolean },
  now: Date,
): Promise<number> {
  if (isKept) await forgetKept(trx, profileId);
  const [stored]: { id: number }[] = await trx(RESUMES_TABLE)
    .insert({
      ...{
        document_id: randomUUID(),
        profile_id: profileId,
        name: plainName(name, '.pdf', 'resume'),
        bytes: bytes.length,
      },
      ...{ content: bytes.toString('base64'), is_kept: isKept, created_at: now, updated_at: now },
    })
    .returning('id');
  return Number(stored?.id);
}

/** Keeps a person's résumé no longer; it stays with the applications that it was sent along with. */
export async function forgetKept(trx: Database, profileId: number): Promise<boolean> {
  const forgotten: number = await trx(RESUMES_TABLE)
    .where({ profile_id: profileId, is_kept: true })
    .update({ is_kept: false });
  await deleteUnused(trx, [profileId]);
  return forgotten > 0;
}

/** Deletes the résumés of these people that are neither kept nor part of an application. */
export async function deleteUnused(trx: Database, profileIds: readonly number[]): Promise<void> {
  await trx(RESUMES_TABLE)
    .whereIn('profile_id', [...profileIds])
    .where('is_kept', false)
    .whereNotIn(
      'id',
      trx('job_applications')
        .whereIn('profile_id', [...profileIds])
        .select('resume_id'),
    )
    .delete();
}

/** The file itself. */
export async function readResume(database: Database, id: number): Promise<Uploaded | null> {
  const found = await FILE.first(database(`${RESUMES_TABLE} as resume`).where('resume.id', id));
  return found && { name: found.name, bytes: Buffer.from(found.content, 'base64') };
}
