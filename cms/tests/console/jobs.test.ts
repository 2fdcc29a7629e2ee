// @databases both
import { api, consoleJobRowsAnswer, consoleJobSchema, jobAnswer, messages, paths, type ConsoleJob } from 'contracts';
import { describe, expect, it } from 'vitest';

import { request } from '../helpers/client';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { applicationForm, newJob, posted } from '../helpers/jobs';
import { newMember } from '../helpers/members';
import { told } from '../helpers/notifications';
import { asAdmin, listOf, refusedWith } from './helpers';

const JOBS = `${api.console()}/jobs`;
const put = (id: string, json: object) => asAdmin(`${JOBS}/${id}`, { method: 'PUT', json });
const changed = async (id: string, json: object): Promise<ConsoleJob> => {
  const answer = await put(id, json);
  expect(answer.status, answer.text).toBe(200);
  return consoleJobSchema.parse(answer.json);
};
const rows = async (filter: object) =>
  consoleJobRowsAnswer.parse((await asAdmin(listOf({ filter }, JOBS))).json).map(({ id }) => id);

describe('an admin', () => {
  it('finds jobs by words and by what has become of them, and reads how many applied', async () => {
    const [poster, applicant] = [await newMember(), await newMember()];
    const title = unique('Zqconsole');
    const { _id } = await posted(poster, { title });
    await applicant.browser.send(api.jobApply(_id), applicationForm());
    const answer = await asAdmin(listOf({ filter: { q: title } }, JOBS));
    const [row] = consoleJobRowsAnswer.parse(answer.json);
    expect(row).toMatchObject({ id: _id, applications: 1, reports: 0, poster: { _id: poster.profileId } });
    expect(answer.headers['content-range']).toBe('jobs 0-0/1');
    expect(await rows({ q: title, status: 'open' })).toEqual([_id]);
    for (const status of ['closed', 'hidden', 'reported']) expect(await rows({ q: title, status }), status).toEqual([]);
    const list = await asAdmin(api.jobApplications(_id));
    expect(list.status).toBe(200);
  });

  it('changes a job, one entry a line, and adds none', async () => {
    const { _id } = await posted(await newMember());
    const job = await changed(_id, { skills: ' Go \n\nRust\nGo', deadline: null });
    expect([job.skills, job.deadline, job.closesAt]).toEqual(['Go\nRust', null, null]);
    expect([404, 405]).toContain((await asAdmin(JOBS, { method: 'POST', json: {} })).status);
  });

  it('hides what was reported, with a reason that its poster reads, and shows it again', async () => {
    const [poster, reader] = [await newMember(), await newMember()];
    const { _id, title } = await posted(poster);
    await reader.browser.post(api.reportJob(_id), { reason: 'It asks for money.' });
    expect(await rows({ status: 'reported' })).toContain(_id);
    expect(refusedWith(await put(_id, { isHidden: true }), 400)).toBe(messages.reasonMissing);
    const hidden = await changed(_id, { isHidden: true, hiddenReason: 'Jobs cost nothing.' });
    expect(hidden).toMatchObject({ isHidden: true, isSettled: true, reports: 0 });
    refusalOf(await request(api.job(_id)), 404);
    await changed(_id, { title: `${title}!` });
    expect(await told(poster)).toMatchObject([
      {
        kind: 'job-hidden',
        sentence: `Your job “${title}” at Monsoon Capital is hidden.`,
        text: 'Jobs cost nothing.',
        href: paths.ownJobs(),
      },
    ]);
    expect(await changed(_id, { isHidden: false })).toMatchObject({ hiddenReason: '' });
    expect((await request(api.job(_id))).status).toBe(200);
    await changed(_id, { title });
    expect(await told(poster)).toMatchObject([
      { kind: 'job-hidden', sentence: `Your job “${title}!” at Monsoon Capital is shown again.`, text: null },
      { kind: 'job-hidden', text: 'Jobs cost nothing.' },
    ]);
  });

  it('settles a report without hiding anything, and deletes a job, of which poster and applicant are told', async () => {
    const [poster, reader] = [await newMember(), await newMember()];
    const { _id, title } = await posted(poster);
    await reader.browser.send(api.jobApply(_id), applicationForm());
    await reader.browser.post(api.reportJob(_id), { reason: 'Odd.' });
    expect(await changed(_id, {})).toMatchObject({ isSettled: false, reports: 1 });
    expect(await changed(_id, { isSettled: true })).toMatchObject({ isSettled: true, isHidden: false });
    expect(await rows({ status: 'reported' })).not.toContain(_id);
    await changed(_id, { isHidden: true, hiddenReason: 'Jobs cost nothing.' });
    expect((await asAdmin(`${JOBS}/${_id}`, { method: 'DELETE' })).status).toBe(200);
    refusalOf(await request(api.job(_id)), 404);
    expect(await told(poster)).toMatchObject([
      { sentence: `An admin deleted your job “${title}” at Monsoon Capital.`, text: 'Jobs cost nothing.' },
      { sentence: `Your job “${title}” at Monsoon Capital is hidden.` },
      { kind: 'job-application' },
    ]);
    expect(await told(reader)).toMatchObject([{ kind: 'application-moved' }]);
  });

  it('deletes a job of their own, and is told nothing', async () => {
    const { _id, title } = bodyOf(await asAdmin(api.jobs(), { method: 'POST', json: newJob() }), jobAnswer).data;
    expect((await asAdmin(`${JOBS}/${_id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await asAdmin(api.notifications())).text).not.toContain(title);
  });

  it('hides a job once, however many do so at this moment, and keeps to days that can be written', async () => {
    const poster = await newMember();
    const { _id } = await posted(poster);
    const hide = () => put(_id, { isHidden: true, hiddenReason: 'Jobs cost nothing.' });
    await Promise.all([hide(), hide(), hide()]);
    expect(await told(poster)).toHaveLength(1);
    for (const deadline of ['0000-01-01', '9999-12-31']) {
      expect(refusedWith(await put(_id, { deadline }), 400), deadline).toBe(messages.deadlineMissing);
    }
    expect(refusedWith(await put(_id, { title: 'Two\nlines' }), 400)).toBe(messages.notOneLine);
  });
});
