import { randomUUID } from 'node:crypto';

import { api, jobAnswer, type AlumniJobBody, type JobBody, type JobDetail } from 'contracts';

import type { Browser } from './browser';
import { inDatabase } from './database';
import { bodyOf } from './expectations';
import { inDays, unique } from './factories';
import { multipart } from './forms';
import { dayIn } from './proposals';

/** What the form of the public pages says; people apply here. */
export const newJob = (fields: Partial<JobBody> = {}): JobBody => ({
  title: unique('Engineer'),
  company: 'Monsoon Capital',
  location: 'Bengaluru',
  type: 'full_time',
  description: 'Build what pays.',
  requirements: 'You have shipped something.',
  skills: ['TypeScript'],
  contactEmail: 'jobs@example.org',
  deadline: dayIn(20),
  applyHere: true,
  ...fields,
});

/** What the form of the alumni pages says. */
export const newAlumniJob = (fields: Partial<AlumniJobBody> = {}): AlumniJobBody => ({
  title: unique('Engineer'),
  company: 'Monsoon Capital',
  location: 'Bengaluru',
  type: 'remote',
  description: 'Build what pays.',
  requirements: 'You have shipped something.',
  contactEmail: 'jobs@example.org',
  ...fields,
});

/** A job that somebody has just posted. */
export const posted = async ({ browser }: { browser: Browser }, fields: Partial<JobBody> = {}): Promise<JobDetail> =>
  bodyOf(await browser.post(api.jobs(), newJob(fields)), jobAnswer).data;

/** A PDF of one line, as far as anybody looks. */
export const pdfOf = (words: string): Buffer => Buffer.from(`%PDF-1.4\n% ${words}\ntrailer\n%%EOF\n`);

/** The form of an application with a file. */
export const applicationForm = (
  content: Buffer | string = pdfOf('one'),
  { coverLetter = 'I build things.', keepResume = false, fileName = 'me.pdf' } = {},
) =>
  multipart(
    { name: 'coverLetter', content: coverLetter },
    { name: 'keepResume', content: String(keepResume) },
    { name: 'resume', content, fileName, type: 'application/pdf' },
  );

const stamped = () => ({ document_id: randomUUID(), created_at: new Date(), updated_at: new Date() });
const rowOf = async (profileId: string): Promise<number> => {
  const row: { id: number } = await inDatabase((database) =>
    database('profiles').where({ document_id: profileId }).first('id'),
  );
  return row.id;
};

const jobRow = (fields: object) => ({
  ...stamped(),
  ...{ title: unique('Engineer'), company: 'Monsoon Capital', company_key: 'monsoon capital', type: 'full_time' },
  ...{ location: 'Bengaluru', place_key: 'bengaluru', description: 'Build.', requirements: '', salary: '' },
  ...{ salary_known: false, application_url: '', contact_email: 'jobs@example.org', is_hidden: false },
  ...{ deadline: new Date(inDays(20)), closes_at: new Date(inDays(20)) },
  ...{ skills: '[]', responsibilities: '[]', qualifications: '[]' },
  ...fields,
});

/** Stores a job that people apply for here. @param profileId of whoever posted it, on the wire @returns its ids */
export async function newJobOf(profileId: string, fields: object = {}): Promise<{ id: number; documentId: string }> {
  const row = jobRow({ posted_by_id: await rowOf(profileId), ...fields });
  const [stored]: { id: number }[] = await inDatabase((database) => database('jobs').insert(row).returning('id'));
  return { id: stored?.id ?? 0, documentId: row.document_id };
}

/** Rows of one statement: SQLite takes no more. */
const ROWS = 400;

/**
 * Stores many jobs that nobody posted, each with the words that find it.
 * @returns their ids on the wire, and what deletes them again
 */
export async function newJobsWith(jobs: readonly { words: readonly string[]; fields: object }[]) {
  const rows = jobs.map(({ fields }) => jobRow(fields));
  const stored: number[] = [];
  await inDatabase(async (database) => {
    for (let start = 0; start < rows.length; start += ROWS) {
      const made: { id: number }[] = await database('jobs')
        .insert(rows.slice(start, start + ROWS))
        .returning('id');
      stored.push(...made.map(({ id }) => id));
    }
    const indexed = jobs.map(({ words }, place) => ({ words, job_id: stored[place] }));
    const entries = indexed.map(({ words, job_id }) => ({ job_id, words: ` ${words.join(' ')} `, signature: '' }));
    await database.batchInsert('job_entries', entries, ROWS);
    const found = indexed.flatMap(({ words, job_id }) => words.map((word) => ({ word, job_id })));
    await database.batchInsert('job_words', found, ROWS);
  });
  const remove = () =>
    inDatabase(async (database) => {
      for (let start = 0; start < stored.length; start += ROWS) {
        const some = stored.slice(start, start + ROWS);
        for (const table of ['job_words', 'job_entries']) await database(table).whereIn('job_id', some).delete();
        await database('jobs').whereIn('id', some).delete();
      }
    });
  return { ids: rows.map((row) => row.document_id), remove };
}

/** Stores a résumé that somebody keeps. @returns its row */
export async function keptResumeOf(profileId: string): Promise<number> {
  const content = pdfOf('kept');
  const row = {
    ...{ ...stamped(), profile_id: await rowOf(profileId), name: 'kept.pdf', bytes: content.length },
    ...{ content: content.toString('base64'), is_kept: true },
  };
  const [stored]: { id: number }[] = await inDatabase((database) => database('resumes').insert(row).returning('id'));
  return stored?.id ?? 0;
}

/** Stores that somebody applied. @returns the ids of job and application on the wire */
export async function newApplicationOf(
  applicant: string,
  poster: string,
): Promise<{ job: string; application: string }> {
  const { id, documentId } = await newJobOf(poster);
  const row = {
    ...{ ...stamped(), job_id: id, profile_id: await rowOf(applicant), state: 'received' },
    ...{ cover_letter: 'I build things.', resume_id: await keptResumeOf(applicant) },
  };
  await inDatabase((database) => database('job_applications').insert(row));
  return { job: documentId, application: row.document_id };
}

/** Stores that somebody asked a member for a referral. @returns its id on the wire */
export async function newReferralOf(asker: string, person: string): Promise<string> {
  const { id } = await newJobOf(asker);
  const row = {
    ...{ ...stamped(), job_id: id, asker_id: await rowOf(asker), person_id: await rowOf(person) },
    ...{ state: 'asked', message: 'We met.' },
  };
  await inDatabase((database) => database('job_referrals').insert(row));
  return row.document_id;
}

/** Stores a search that somebody saved. @returns its id on the wire */
export async function newJobSearchOf(profileId: string): Promise<string> {
  const row = {
    ...{ ...stamped(), profile_id: await rowOf(profileId), words_key: unique('key'), search: unique('zq') },
    ...{ company: '', place: '', salary_known: false, rhythm: 'weekly' },
    ...{ checked_through: 0, next_at: new Date(inDays(7)) },
  };
  await inDatabase((database) => database('job_searches').insert(row));
  return row.document_id;
}
