import type { Core } from '@strapi/strapi';
import { SETTINGS_DEFAULTS } from 'contracts';
import { demoJobs, type DemoJob } from 'demo-data';

import { inTransaction } from '../../shared/transaction';
import { storeResume } from './applications/resume';
import { storeApplication } from './applications/store';
import { JOB, JOBS_TABLE, NEVER } from './jobs/job';
import { toNewJob } from './jobs/write';

export const steps = { jobs: seedJobs };

/** What the demo's student sent. */
const LETTER =
  'I run the society’s repair table on Tuesdays, and the queue at it is kept by a small service that I wrote and that eighty people use. It has been down twice; I can say why both times. I would like to learn how that is done where it must not be.';

/** @param now the day that the jobs were posted before */
async function seedJobs(strapi: Core.Strapi, now: Date): Promise<void> {
  const [own, alumni] = await Promise.all([ownProfiles(strapi), someAlumni(strapi)]);
  for (const [index, job] of demoJobs(now).entries()) {
    const profileId = job.poster === 'somebody' ? alumni[index % alumni.length] : own.get(`${job.poster}@example.com`);
    const isThere = await strapi.documents(JOB).findFirst({ filters: { title: job.title } });
    if (isThere || profileId === undefined) continue;
    const jobId = await store(strapi, job, profileId);
    const student = own.get('student@example.com');
    if (job.hasApplication && student !== undefined) await apply(strapi, jobId, student, now);
  }
}

/** @returns the row */
async function store(
  strapi: Core.Strapi,
  { poster: _poster, hasApplication: _has, deadline, postedAt, ...written }: DemoJob,
  profileId: number,
): Promise<number> {
  const { documentId } = await strapi
    .documents(JOB)
    .create({ data: { ...toNewJob(written, SETTINGS_DEFAULTS.timeZone), postedBy: profileId, isHidden: false } });
  // Dates come with the posting; only the demo has a past.
  const row = strapi.db.connection(JOBS_TABLE).where({ document_id: documentId });
  await row.clone().update({ deadline, closes_at: deadline ?? NEVER, created_at: postedAt });
  const { id }: { id: number } = await row.first('id');
  return id;
}

function apply(strapi: Core.Strapi, jobId: number, profileId: number, now: Date): Promise<unknown> {
  return inTransaction(strapi, async (trx) => {
    const file = { name: 'resume.pdf', bytes: Buffer.from(RESUME) };
    const resumeId = await storeResume(trx, { profileId, file, isKept: true }, now);
    return storeApplication(trx, { jobId, profileId, state: 'received', coverLetter: LETTER, resumeId }, now);
  });
}

/** The smallest page that every reader opens. */
const RESUME = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj',
  `4 0 obj<</Length 44>>stream`,
  'BT /F 24 Tf 72 760 Td (Demo resume) Tj ET   ',
  'endstream endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
  '',
].join('\n');

/** Rows of the demo's own accounts, by address. */
async function ownProfiles(strapi: Core.Strapi): Promise<Map<string, number>> {
  const rows = await strapi.db
    .connection('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .where('account.email', 'like', '%@example.com')
    .select<{ id: number; email: string }[]>('profile.id', 'account.email');
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Rows of some of the invented alumni: who they are, others than the demo's own, is all the same. */
function someAlumni(strapi: Core.Strapi): Promise<number[]> {
  return strapi.db
    .connection('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .innerJoin('up_roles as role', 'role.id', 'account.role_id')
    .where('role.type', 'alumni')
    .whereNot('account.email', 'like', '%@example.com')
    .orderBy('profile.id')
    .limit(10)
    .pluck('profile.id');
}
