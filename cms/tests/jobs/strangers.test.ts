// @databases one
import { api, ownApplicationAnswer } from 'contracts';
import { expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { applicationForm, newAlumniJob, newJob, pdfOf, posted } from '../helpers/jobs';
import { newMember } from '../helpers/members';

const reject = { sentence: 'No.' };

it('a stranger changes no job, and reads neither an application nor a résumé by any address', async () => {
  const [poster, applicant, stranger] = [await newMember(), await newMember({ role: 'student' }), await newMember()];
  const { _id: job } = await posted(poster);
  const sent = await applicant.browser.send(api.jobApply(job), applicationForm(pdfOf('zqsecret')));
  const { _id: application } = bodyOf(sent, ownApplicationAnswer).data;

  const calls: [method: string, path: string, json: object | undefined, status: number][] = [
    ['PUT', api.job(job), newJob(), 403],
    ['PUT', api.alumniJob(job), newAlumniJob(), 403],
    ['DELETE', api.job(job), undefined, 403],
    ['DELETE', api.alumniJob(job), undefined, 403],
    ['POST', api.closeJob(job), {}, 403],
    ['GET', api.jobApplications(job), undefined, 403],
    ['GET', api.jobApplicationsFile(job), undefined, 403],
    ['POST', api.rejectOtherApplications(job), reject, 403],
    ['PUT', api.jobApplication(job, application), { note: 'x' }, 403],
    ['POST', api.moveApplication(job, application, 'shortlist'), {}, 403],
    ['POST', api.moveApplication(job, application, 'reject'), reject, 403],
    ['POST', api.moveApplication(job, application, 'hire'), {}, 403],
    ['GET', api.applicationResume(application), undefined, 404],
    ['DELETE', api.ownApplication(application), undefined, 404],
  ];
  for (const [method, path, json, status] of calls) {
    const answer = await stranger.browser.send(path, { method, json });
    expect([path, answer.status]).toEqual([path, status]);
    refusalOf(answer, status);
    expect((await new Browser().send(path, { method, json })).status, path).toBe(401);
  }
  for (const { browser } of [poster, applicant]) {
    const file = await browser.send(api.applicationResume(application));
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.text).toContain('zqsecret');
  }
});
