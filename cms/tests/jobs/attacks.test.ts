// @databases both
import { request as sendHttp } from 'node:http';

import {
  api,
  COVER_LETTER_MAX_CHARS,
  jobAnswer,
  jobsAnswer,
  messages,
  ownApplicationAnswer,
  paths,
  RESUME_MAX_BYTES,
  type JobDetail,
} from 'contracts';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';

import type { Sending } from '../helpers/browser';
import { page, request } from '../helpers/client';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { multipart } from '../helpers/forms';
import { applicationForm, keptResumeOf, newJob, newJobOf, pdfOf, posted } from '../helpers/jobs';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';

const LETTER = { coverLetter: 'Me.' };
const applied = async ({ browser }: Member, job: string, form: Sending = applicationForm()): Promise<string> =>
  bodyOf(await browser.send(api.jobApply(job), form), ownApplicationAnswer).data._id;
const resumesOf = ({ profileId }: Member): Promise<number[]> =>
  inDatabase((database) =>
    database('resumes')
      .whereIn('profile_id', database('profiles').where({ document_id: profileId }).select('id'))
      .pluck('id'),
  );

describe('whoever posted another job', () => {
  it('neither reads nor moves an application by way of their own', async () => {
    const [poster, other, applicant] = [await newMember(), await newMember(), await newMember()];
    const [{ _id: job }, { _id: own }] = [await posted(poster), await posted(other)];
    const application = await applied(applicant, job);
    const calls: [method: string, path: string, json?: object][] = [
      ['PUT', api.jobApplication(own, application), { note: 'Mine.' }],
      ['POST', api.moveApplication(own, application, 'shortlist'), {}],
      ['POST', api.moveApplication(own, application, 'reject'), { sentence: 'No.' }],
      ['POST', api.moveApplication(own, application, 'hire'), {}],
      ['GET', api.applicationResume(application)],
      ['DELETE', api.ownApplication(application)],
      ['GET', api.applicationResume(application.toUpperCase())],
    ];
    for (const [method, path, json] of calls) {
      const answer = await other.browser.send(path, { method, json });
      refusalOf(answer, 404);
      expect(answer.text, path).not.toContain(applicant.email);
    }
    const stored = await inDatabase((database) =>
      database('job_applications').where({ document_id: application }).first('state', 'note'),
    );
    expect(stored).toEqual({ state: 'received', note: null });
    // To the poster it can be moved after all.
    expect((await poster.browser.post(api.moveApplication(job, application, 'shortlist'), {})).status).toBe(200);
  });
});

describe('somebody whose account is blocked', () => {
  it('is named by no job of their company, and cannot be asked', async () => {
    const company = unique('Zqblocked');
    const [poster, reader, blocked] = [await newMember(), await newMember(), await newMember({ company })];
    const { _id } = await posted(poster, { company });
    const colleagues = async () => (await reader.browser.send(api.jobColleagues(_id))).text;
    expect(await colleagues()).toContain(blocked.profileId);
    const account = (database: Knex) => database('up_users').where({ email: blocked.email });
    await inDatabase((database) => account(database).update({ blocked: true }));
    expect(await colleagues()).not.toContain(blocked.profileId);
    const asked = await reader.browser.post(api.askReferral(_id), { person: blocked.profileId, message: 'Please.' });
    expect(refusalOf(asked, 400).msg).toBe(messages.notAColleague);
    await inDatabase((database) => account(database).update({ blocked: false }));
  });
});

describe('a job that is hidden', () => {
  it('is at no address for anybody but its poster, and takes nothing', async () => {
    const [poster, reader] = [await newMember(), await newMember({ company: 'Zqhidden Works' })];
    await keptResumeOf(reader.profileId);
    const title = unique('Zqhidden');
    const fields = { is_hidden: true, title, company: 'Zqhidden Works', company_key: 'zqhidden works' };
    const { documentId: id } = await newJobOf(poster.profileId, fields);
    const calls: [method: string, path: string, json?: object][] = [
      ['GET', api.job(id)],
      ['GET', api.alumniJob(id)],
      ['GET', api.similarJobs(id)],
      ['GET', api.jobStanding(id)],
      ['GET', api.jobColleagues(id)],
      ['GET', api.jobApplications(id)],
      ['GET', api.jobApplicationsFile(id)],
      ['POST', api.jobApply(id), LETTER],
      ['POST', api.alumniJobApply(id), LETTER],
      ['POST', api.askReferral(id), { person: reader.profileId, message: 'Please.' }],
      ['POST', api.reportJob(id), { reason: 'Odd.' }],
      ['POST', api.closeJob(id), {}],
      ['PUT', api.job(id), newJob()],
      ['DELETE', api.job(id)],
    ];
    for (const [method, path, json] of calls) {
      const answer = await reader.browser.send(path, { method, json });
      expect([method, path, answer.status]).toEqual([method, path, 404]);
      expect(answer.text).not.toContain(title);
    }
    expect((await page(paths.job(id))).status).toBe(404);
    expect((await request(`/og/jobs/${id}.png`)).status).toBe(404);
    for (const path of ['/sitemap.xml', api.jobs({ search: title }), api.jobs({ search: title, status: 'closed' })]) {
      expect((await request(path)).text, path).not.toContain(id);
    }
    expect((await poster.browser.send(api.jobStanding(id))).status).toBe(200);
  });
});

describe('search engines', () => {
  it('are told of a job until it closes, is hidden, or is deleted', async () => {
    const poster = await newMember();
    const [open, closed, gone] = [await posted(poster), await posted(poster), await posted(poster)];
    const isMapped = async ({ _id }: JobDetail) => (await request('/sitemap.xml')).text.includes(paths.job(_id));
    expect([await isMapped(open), await isMapped(closed), await isMapped(gone)]).toEqual([true, true, true]);
    await poster.browser.post(api.closeJob(closed._id), {});
    await poster.browser.send(api.job(gone._id), { method: 'DELETE' });
    expect([await isMapped(open), await isMapped(closed), await isMapped(gone)]).toEqual([true, false, false]);
  });
});

describe('what people write', () => {
  const NASTY = '<script>alert(1)</script> =HYPERLINK("x") “”\u202Egnp.exe\u200B ../../etc';

  it('is kept to the letter, and runs nowhere', async () => {
    const poster = await newMember();
    const { _id } = await posted(poster, {
      description: NASTY,
      requirements: NASTY,
      skills: ['<img src=x onerror=y>'],
    });
    const { text } = await page(paths.job(_id));
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<img src=x');
    expect(bodyOf(await request(api.job(_id)), jobAnswer).data.description).toBe(NASTY);
  });

  it.each([
    ['a cover letter with NUL', (job: string) => [api.jobApply(job), { coverLetter: 'a\0b' }]],
    [
      'a cover letter that is too long',
      (job: string) => [api.jobApply(job), { coverLetter: 'x'.repeat(COVER_LETTER_MAX_CHARS + 1) }],
    ],
    ['a cover letter that is no text', (job: string) => [api.jobApply(job), { coverLetter: ['x'] }]],
    ['a report of blanks', (job: string) => [api.reportJob(job), { reason: '\u200B \u200B' }]],
    [
      'a referral of an id that is none',
      (job: string) => [api.askReferral(job), { person: "' or 1=1 --", message: 'Hi.' }],
    ],
    ['a search of more than is stored', () => [api.jobSearches(), { search: 'x'.repeat(10_000) }]],
    ['a search with NUL', () => [api.jobSearches(), { search: 'a\0' }]],
    ['a search of another kind', () => [api.jobSearches(), { search: 'x', type: 'everything' }]],
  ] as [string, (job: string) => [string, object]][])('is refused as %s', async (_what, call) => {
    const [poster, member] = [await newMember(), await newMember()];
    await keptResumeOf(member.profileId);
    const [path, json] = call((await posted(poster))._id);
    refusalOf(await member.browser.post(path, json), 400);
  });

  it.each([
    '%',
    '%25',
    '"',
    '*',
    '\\',
    "' or 1=1 --",
    '_',
    'zqa* OR zqb',
    '%00',
    '../',
    '{"$ne":null}',
    '(',
    'x'.repeat(100),
  ])('is found as it stands: %s', async (search) => {
    const [path, query] = [api.jobs(), new URLSearchParams({ search }).toString()];
    for (const name of ['search', 'company', 'place']) {
      const answer = await request(`${path}?${query.replace('search', name)}`);
      expect(bodyOf(answer, jobsAnswer).data, name).toEqual([]);
    }
  });

  it.each([
    `search=${'x'.repeat(10_000)}`,
    'search=%00',
    'search=a&search=b',
    'type[$ne]=x',
    'page=-1',
    'page=1e9',
    'company=%00',
  ])('of the list is refused or read, never a fault of the server: %s', async (query) => {
    const answer = await request(`${api.jobs()}?${query}`);
    expect([200, 400]).toContain(answer.status);
  });
});

describe('files', () => {
  it.each([
    ['nothing at all', '', messages.resumeMissing],
    ['a page that calls itself a PDF', '<html><script>%PDF-1.4 %%EOF</script>', messages.resumeNotRead],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), messages.resumeNotRead],
  ])('are refused as %s', async (_what, content, sentence) => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    const answer = await applicant.browser.send(api.jobApply(_id), applicationForm(content));
    expect(refusalOf(answer, 400).msg).toBe(sentence);
    expect(await resumesOf(applicant)).toEqual([]);
  });

  it('of 5 MB are taken, whatever type they claim, and go out as what they are', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    const content = Buffer.alloc(RESUME_MAX_BYTES, '%PDF-1.7\n<script>alert(1)</script>\n');
    content.write('\n%%EOF\n', RESUME_MAX_BYTES - 7);
    const form = multipart(
      { name: 'coverLetter', content: LETTER.coverLetter },
      { name: 'resume', content, fileName: '..\\..\\x\u202Efdp.html', type: 'text/html' },
    );
    const application = await applied(applicant, _id, form);
    const file = await poster.browser.send(api.applicationResume(application));
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(RESUME_MAX_BYTES),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers.etag).toBeUndefined();
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+\.pdf"$/);
  });

  it('in one archive lie in no other folder, and their table runs nothing', async () => {
    const poster = await newMember();
    const applicant = await newMember({ name: '=cmd|/../..\\x' });
    const { _id } = await posted(poster);
    await applied(applicant, _id, applicationForm(pdfOf('x'), { coverLetter: '=1+1' }));
    const { text } = await poster.browser.send(api.jobApplicationsFile(_id));
    expect(text).not.toMatch(/(^|,)"?[=|]/m);
    expect(text).toContain('001 cmd .. .. x.pdf%PDF');
  });

  it('that are cut short while they come, and many at once, leave nothing', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    const { body, headers } = applicationForm(Buffer.alloc(1_000_000, '%PDF-'));
    const { hostname, port } = new URL(applicant.browser.url);
    const cookie = [...applicant.browser.cookies].map((pair) => pair.join('=')).join('; ');
    const half = () =>
      new Promise<void>((resolve) => {
        const sent = { ...headers, cookie, origin: applicant.browser.url, 'content-length': String(body.length) };
        const options = { hostname, port, path: api.jobApply(_id), method: 'POST', headers: sent };
        const outgoing = sendHttp({ ...options, localAddress: applicant.browser.address });
        outgoing.on('error', () => resolve());
        outgoing.on('response', (answer) => answer.resume().on('end', resolve));
        outgoing.write(Buffer.from(body).subarray(0, 300_000), () => outgoing.destroy());
        outgoing.on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: 20 }, half));
    expect(await resumesOf(applicant)).toEqual([]);
    expect((await request('/_ready')).status).toBe(200);
  });
});

describe('an application', () => {
  it('in the wrong order: once the job has closed it can be taken back, and not sent again', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    const application = await applied(applicant, _id);
    await poster.browser.post(api.closeJob(_id), {});
    const withdraw = () => applicant.browser.send(api.ownApplication(application), { method: 'DELETE' });
    const statuses = (await Promise.all([withdraw(), withdraw(), withdraw()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect(refusalOf(await applicant.browser.send(api.jobApply(_id), applicationForm()), 409).msg).toBe(
      messages.jobExpired,
    );
    expect(await resumesOf(applicant)).toEqual([]);
  });

  it('is decided once, by however many hands', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    const application = await applied(applicant, _id);
    const moves = (['hire', 'reject', 'hire', 'reject'] as const).map((move) =>
      poster.browser.post(api.moveApplication(_id, application, move), {}),
    );
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
    expect(statuses).toContain(409);
    expect(await told(applicant)).toHaveLength(1);
  });

  it('is read by nobody from what was kept for its poster', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const { _id } = await posted(poster);
    await applied(applicant, _id);
    for (const path of [api.jobApplications(_id), api.jobStanding(_id), api.ownJobs(), api.jobColleagues(_id)]) {
      const { headers, status } = await poster.browser.send(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      expect([path, (await request(path)).status]).toEqual([path, 401]);
      const etag = String(headers.etag);
      expect([path, (await request(path, { headers: { 'if-none-match': etag } })).status]).toEqual([path, 401]);
    }
    expect((await request(api.alumniJob(_id))).status).toBe(401);
  });
});
