// @databases both
import {
  api,
  jobApplicationsAnswer,
  keptResumeAnswer,
  messages,
  ownApplicationAnswer,
  ownApplicationsAnswer,
  paths,
  RESUME_MAX_BYTES,
  rejectRestAnswer,
  type ApplicationState,
  type OwnApplication,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { applicationMachine } from '../../src/api/job/applications/machine';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { applicationForm, keptResumeOf, newJob, pdfOf, posted } from '../helpers/jobs';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import { endOf, testEveryStep } from '../helpers/states';

const apply = ({ browser }: Member, job: string, form = applicationForm()) => browser.send(api.jobApply(job), form);
const applied = async (applicant: Member, job: string, form = applicationForm()): Promise<OwnApplication> =>
  bodyOf(await apply(applicant, job, form), ownApplicationAnswer).data;
const withKept = ({ browser }: Member, job: string) => browser.post(api.jobApply(job), { coverLetter: 'Me.' });
const listed = async ({ browser }: Member, job: string, query: Parameters<typeof api.jobApplications>[1] = {}) =>
  bodyOf(await browser.send(api.jobApplications(job, query)), jobApplicationsAnswer);
const kept = async ({ browser }: Member) => bodyOf(await browser.send(api.keptResume()), keptResumeAnswer).data;
const rowsOf = (table: string, { profileId }: Member): Promise<number[]> =>
  inDatabase((database) =>
    database(table)
      .whereIn('profile_id', database('profiles').where({ document_id: profileId }).select('id'))
      .pluck('id'),
  );

describe('an application', () => {
  it('reaches the poster, who is told, with its letter and its file', async () => {
    const [poster, applicant] = [await newMember(), await newMember({ role: 'student', name: unique('Rohan') })];
    const { _id, title } = await posted(poster);
    const own = await applied(applicant, _id, applicationForm(pdfOf('me'), { fileName: '../me <1>.pdf' }));
    expect(own).toMatchObject({ state: 'received', job: { _id, title }, coverLetter: 'I build things.' });
    const { data, counts } = await listed(poster, _id);
    expect(data).toMatchObject([{ name: applicant.name, email: applicant.email, note: '', state: 'received' }]);
    expect(counts).toEqual({ received: 1, shortlisted: 0, rejected: 0, hired: 0 });
    expect(data[0]?.resume.name).not.toMatch(/[/<>]/);
    expect(await told(poster)).toMatchObject([
      { kind: 'job-application', sentence: `${applicant.name} applied for “${title}” at Monsoon Capital.` },
    ]);
    const file = await poster.browser.send(api.jobApplicationsFile(_id));
    expect([file.status, file.text.slice(0, 2), file.text.includes('% me')]).toEqual([200, 'PK', true]);
  });

  it('is one for each person and job, however many are sent at once (security matrix 27)', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    await keptResumeOf(applicant.profileId);
    const { _id } = await posted(poster);
    const answers = await Promise.all(Array.from({ length: 100 }, () => withKept(applicant, _id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(99).fill(409)]);
    expect(await rowsOf('job_applications', applicant)).toHaveLength(1);
    expect(await told(poster)).toHaveLength(1);
  });

  it.each([
    ['no PDF by its content', applicationForm('<html>%%EOF'), 400, messages.resumeNotRead],
    ['a PDF that is cut short', applicationForm(Buffer.from('%PDF-1.4\nhalf')), 400, messages.resumeNotRead],
    ['an empty letter', applicationForm(pdfOf('x'), { coverLetter: ' ' }), 400, messages.coverLetterMissing],
    ['a file above 5 MB', applicationForm(Buffer.alloc(RESUME_MAX_BYTES + 1, '%PDF-')), 413, messages.resumeTooLarge],
  ])('is refused with %s', async (_what, form, status, sentence) => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    expect(refusalOf(await apply(applicant, _id, form), status).msg).toBe(sentence);
    expect([await rowsOf('resumes', applicant), await rowsOf('job_applications', applicant)]).toEqual([[], []]);
  });

  it('is refused for one’s own job, for one elsewhere, for a closed one, and without any résumé', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    expect(refusalOf(await apply(poster, _id), 400).msg).toBe(messages.applyToOwnJob);
    expect(refusalOf(await withKept(applicant, _id), 400).msg).toBe(messages.noKeptResume);
    const elsewhere = await posted(poster, newJob({ applyHere: false, applicationUrl: 'https://jobs.example/1' }));
    expect(refusalOf(await apply(applicant, elsewhere._id), 400).msg).toBe(messages.applyElsewhere);
    await poster.browser.post(api.closeJob(_id), {});
    expect(refusalOf(await apply(applicant, _id), 409).msg).toBe(messages.jobExpired);
  });

  it('keeps a résumé for the next one where the person wants it, and forgets it where they do not', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const [first, second] = [await posted(poster), await posted(poster)];
    await applied(applicant, first._id);
    expect(await kept(applicant)).toBeNull();
    await applied(applicant, second._id, applicationForm(pdfOf('kept'), { keepResume: true, fileName: 'cv.pdf' }));
    expect(await kept(applicant)).toMatchObject({ name: 'cv.pdf' });
    const { _id } = bodyOf(await withKept(applicant, (await posted(poster))._id), ownApplicationAnswer).data;
    const forget = () => applicant.browser.send(api.keptResume(), { method: 'DELETE' });
    expect((await forget()).status).toBe(200);
    expect((await forget()).status).toBe(404);
    // It stays with what it was sent along with.
    expect((await applicant.browser.send(api.applicationResume(_id))).text).toContain('% kept');
  });

  it('that is withdrawn leaves nothing, and may be sent again', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id: job } = await posted(poster);
    const { _id } = await applied(applicant, job);
    expect((await applicant.browser.send(api.ownApplication(_id), { method: 'DELETE' })).status).toBe(200);
    expect([await rowsOf('resumes', applicant), await rowsOf('job_applications', applicant)]).toEqual([[], []]);
    await applied(applicant, job);
  });

  it('goes with its job, and its résumé too, of which whoever still waits is told once', async () => {
    const [poster, applicant, rejected] = [await newMember(), await newMember(), await newMember()];
    const { _id, title } = await posted(poster);
    await applied(applicant, _id);
    const { _id: other } = await applied(rejected, _id);
    await poster.browser.post(api.moveApplication(_id, other, 'reject'), {});
    const remove = () => poster.browser.send(api.job(_id), { method: 'DELETE' });
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await rowsOf('resumes', applicant), await rowsOf('job_applications', applicant)]).toEqual([[], []]);
    expect(await told(applicant)).toMatchObject([
      {
        sentence: `Your application for “${title}” at Monsoon Capital has ended: the job was deleted.`,
        href: paths.ownApplications(),
      },
    ]);
    expect((await mailTo(applicant.email, 'job-news')).text).toContain('résumé were deleted with it');
    expect(await told(rejected)).toHaveLength(1);
    expect((await told(poster)).map(({ kind }) => kind)).not.toContain('job-hidden');
  });
});

describe('whoever posted a job', () => {
  it('searches, sorts and notes what applicants never read, and rejects the rest with one sentence', async () => {
    const poster = await newMember();
    const { _id: job } = await posted(poster);
    const asha = await newMember({ name: 'Asha Zqone' });
    const ravi = await newMember({ name: 'Ravi Zqtwo' });
    const [first] = [await applied(ravi, job), await applied(asha, job)];
    const names = async (query: Parameters<typeof api.jobApplications>[1]) =>
      (await listed(poster, job, query)).data.map(({ name }) => name);
    expect(await names({ sort: 'name' })).toEqual([asha.name, ravi.name]);
    expect(await names({ sort: 'oldest' })).toEqual([ravi.name, asha.name]);
    expect(await names({ search: 'zqTWO' })).toEqual([ravi.name]);
    const note = await poster.browser.send(api.jobApplication(job, first._id), {
      method: 'PUT',
      json: { note: 'zqnote' },
    });
    expect(note.status, note.text).toBe(200);
    await poster.browser.post(api.moveApplication(job, first._id, 'shortlist'), {});
    const rest = await poster.browser.post(api.rejectOtherApplications(job), { sentence: 'We chose another.' });
    expect(bodyOf(rest, rejectRestAnswer).data.rejected).toBe(1);
    const own = async ({ browser }: Member) =>
      bodyOf(await browser.send(api.ownApplications()), ownApplicationsAnswer).data;
    expect(await own(asha)).toMatchObject([{ state: 'rejected', sentence: 'We chose another.' }]);
    expect(await own(ravi)).toMatchObject([{ state: 'shortlisted', sentence: '' }]);
    expect(JSON.stringify(await own(ravi))).not.toContain('zqnote');
    expect(await told(asha)).toMatchObject([
      { kind: 'application-moved', text: 'We chose another.', href: paths.ownApplications() },
    ]);
    expect(await told(ravi)).toMatchObject([{ kind: 'application-moved', text: null }]);
    expect(await names({ state: 'rejected' })).toEqual([asha.name]);
  });
});

/** Somebody, and a job that they may apply for. */
interface Subject {
  poster: Member;
  applicant: Member;
  job: string;
}

const stored = ({ job, applicant }: Subject): Promise<{ document_id: string; state: ApplicationState } | undefined> =>
  inDatabase((database) =>
    database('job_applications')
      .whereIn('job_id', database('jobs').where({ document_id: job }).select('id'))
      .whereIn('profile_id', database('profiles').where({ document_id: applicant.profileId }).select('id'))
      .first(),
  );

describe('the state of an application', () => {
  testEveryStep<ApplicationState | 'none', keyof typeof applicationMachine.transitions, Subject>(applicationMachine, {
    async begin() {
      const [poster, applicant] = [await newMember(), await newMember()];
      await keptResumeOf(applicant.profileId);
      return { poster, applicant, job: (await posted(poster))._id };
    },
    async send(subject, event) {
      const { poster, applicant, job } = subject;
      const id = (await stored(subject))?.document_id ?? 'none';
      if (event === 'apply') return endOf(await withKept(applicant, job));
      if (event === 'withdraw') {
        return endOf(await applicant.browser.send(api.ownApplication(id), { method: 'DELETE' }));
      }
      return endOf(await poster.browser.post(api.moveApplication(job, id, event), {}));
    },
    stateOf: async (subject) => (await stored(subject))?.state ?? 'none',
    stored,
  });
});
