// @databases both
import {
  api,
  jobAnswer,
  jobFiltersAnswer,
  jobsAnswer,
  JOBS_FOUND_MAX,
  JOBS_PAGE_SIZE,
  jobStandingAnswer,
  messages,
  ownJobsAnswer,
  paths,
  similarJobsAnswer,
  type JobDetail,
} from 'contracts';
import { describe, expect, it } from 'vitest';

import { page, request } from '../helpers/client';
import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { inDays, unique } from '../helpers/factories';
import { newAlumniJob, newJob, newJobOf, newJobsWith, posted } from '../helpers/jobs';
import { newMember, type Member } from '../helpers/members';
import { dayIn } from '../helpers/proposals';

/** A word that nothing else bears, not even at its beginning. */
const newWord = (): string =>
  unique('zq')
    .replace(/[^a-z0-9]/g, '')
    .concat('x');
type Asked = Parameters<typeof api.jobs>[0];
const list = async (query: Asked) => bodyOf(await request(api.jobs(query)), jobsAnswer);
const idsOf = async (query: Asked) => (await list(query)).data.map(({ _id }) => _id);
const put = ({ browser }: Member, address: string, json: object) => browser.send(address, { method: 'PUT', json });
const shown = async (id: string): Promise<JobDetail> => bodyOf(await request(api.job(id)), jobAnswer).data;

describe('the list of jobs', () => {
  it('finds words of titles, companies, places, skills and texts, the latest first', async () => {
    const poster = await newMember();
    const word = newWord();
    const fields = [{ title: word }, { company: word }, { location: word }, { skills: [word] }, { description: word }];
    const jobs: string[] = [];
    for (const each of fields) jobs.unshift((await posted(poster, each))._id);
    expect(await idsOf({ search: word.slice(0, -1) })).toEqual(jobs);
    expect(await idsOf({ search: newWord() })).toEqual([]);
  });

  it('holds what the database does: words and filters of a job, however it is changed, and nothing deleted', async () => {
    const poster = await newMember();
    const [former, latter] = [newWord(), newWord()];
    const { _id } = await posted(poster, { title: former });
    const found = async (query: Asked) =>
      bodyOf(await poster.browser.send(api.jobs(query)), jobsAnswer).data.map((job) => job._id);
    const past = (change: object) =>
      inDatabase((database) => database('jobs').where({ document_id: _id }).update(change));
    expect(await found({ search: former })).toEqual([_id]);
    await put(poster, api.job(_id), newJob({ title: latter }));
    expect([await found({ search: former }), await found({ search: latter })]).toEqual([[], [_id]]);
    await past({ type: 'remote' });
    expect(await found({ search: latter, type: 'remote' })).toEqual([_id]);
    await past({ is_hidden: true });
    expect(await found({ search: latter })).toEqual([]);
    await past({ is_hidden: false });
    expect(await found({ search: latter })).toEqual([_id]);
    await poster.browser.send(api.job(_id), { method: 'DELETE' });
    expect([await found({ search: latter }), await found({ search: latter, type: 'remote' })]).toEqual([[], []]);
  });

  it('is narrowed by type, company, place, salary and how soon a job closes', async () => {
    const poster = await newMember();
    const [search, company, place] = [newWord(), newWord(), newWord()];
    const plain = (await posted(poster, { title: search }))._id;
    const one = async (fields: Parameters<typeof newJob>[0]) =>
      (await posted(poster, { title: search, ...fields }))._id;
    const remote = await one({ type: 'remote' });
    const there = await one({ company, location: place });
    const paid = await one({ salary: '₹ 12 lakh' });
    const soon = await one({ deadline: dayIn(3) });
    expect(await idsOf({ search })).toEqual([soon, paid, there, remote, plain]);
    expect(await idsOf({ search, type: 'remote' })).toEqual([remote]);
    expect(await idsOf({ company: company.toUpperCase() })).toEqual([there]);
    expect(await idsOf({ place })).toEqual([there]);
    expect(await idsOf({ search, salaryKnown: 'true' })).toEqual([paid]);
    expect(await idsOf({ search, closingSoon: 'true' })).toEqual([soon]);
    const [larger, closed] = [newWord(), newWord()];
    for (const name of [larger, larger.toUpperCase()]) await posted(poster, { company: name });
    const { _id } = await posted(poster, { company: closed });
    await poster.browser.post(api.closeJob(_id), {});
    const { companies, places } = bodyOf(await request(api.jobFilters()), jobFiltersAnswer).data;
    expect(places).toContain(place);
    // Most first, each once, as its latest job writes it.
    const offered = [larger, larger.toUpperCase(), company, closed];
    expect(companies.filter((name) => offered.includes(name))).toEqual([larger.toUpperCase(), company]);
  });

  it('leaves a job at the moment at which it closes, which says so by its own page until it is gone', async () => {
    const search = newWord();
    const { _id } = await posted(await newMember(), { title: search });
    const closing = async (at: Date) => {
      await inDatabase((database) => database('jobs').where({ document_id: _id }).update({ closes_at: at }));
      // What is written past the server is seen when something else is written through it.
      await posted(await newMember());
    };
    expect(await idsOf({ search })).toEqual([_id]);
    const soon = new Date(Date.now() + 1500);
    await closing(soon);
    expect(await idsOf({ search })).toEqual([_id]);
    await expect.poll(() => idsOf({ search }), { timeout: 4000, interval: 50 }).toEqual([]);
    expect(Date.now()).toBeLessThan(soon.getTime() + 1000);
    expect(await idsOf({ search, status: 'closed' })).toEqual([_id]);
    expect((await shown(_id)).closesAt).toBe(soon.toISOString());
    await closing(new Date(inDays(-30.01)));
    expect(await idsOf({ search, status: 'closed' })).toEqual([]);
    expect(refusalOf(await request(api.job(_id)), 410).msg).toBe(messages.jobGone);
    expect((await page(paths.job(_id))).status).toBe(410);
  });

  it(
    'finds of many what a plain filter finds, page by page, and at once what changes',
    { timeout: 90_000 },
    async () => {
      const word = newWord();
      const [half, third, never, term, number] = [`${word}h`, `${word}t`, `${word}n`, `${word}p`, `${word}q`] as const;
      // Closed, so that they stand on nobody else's list.
      const all = Array.from({ length: 5600 }, (_, index) => {
        const own = [word, ...(index % 2 ? [half] : []), ...(index % 3 ? [] : [third]), ...(index % 2 ? [] : [never])];
        return {
          words: [...own, `${term}${index % 7}`, `${term}${index % 5}x`, `${number}${index % 40}`],
          fields: {
            ...{ type: index % 10 ? 'contract' : 'remote', salary_known: index % 4 === 0, is_hidden: index % 9 === 0 },
            ...{
              company_key: `${word} ${index % 8}`,
              place_key: word,
              closes_at: new Date(inDays(index % 11 ? -3 : 3)),
            },
          },
        };
      });
      const poster = await newMember();
      const { ids, remove } = await newJobsWith(all);
      const made = all.map((job, place) => ({ ...job, id: ids[place] }));
      /** The slow way, the latest first. */
      const plain = ({ search = '', type, company, salaryKnown }: NonNullable<Asked>) =>
        made
          .filter(({ words, fields }) => {
            const hasWords = search.split(' ').every((wanted) => words.some((own) => own.startsWith(wanted)));
            const isShown = !fields.is_hidden && fields.closes_at < new Date();
            const fits = (!type || fields.type === type) && (!company || fields.company_key === company);
            return hasWords && isShown && fits && (!salaryKnown || fields.salary_known);
          })
          .map(({ id }) => id)
          .reverse();
      const expectFound = async (query: NonNullable<Asked>, latest: readonly string[] = []) => {
        const fits = [...latest, ...plain(query)].slice(0, JOBS_FOUND_MAX);
        for (const page of [1, Math.max(1, Math.ceil(fits.length / JOBS_PAGE_SIZE)), 60]) {
          const { data, meta } = await list({ ...query, status: 'closed', page });
          const end = page * JOBS_PAGE_SIZE;
          const said = JSON.stringify({ ...query, page });
          expect(
            data.map(({ _id }) => _id),
            said,
          ).toEqual(fits.slice(end - JOBS_PAGE_SIZE, end));
          expect(meta.pagination.total, said).toBe(fits.length);
        }
      };
      try {
        for (const search of [word, third, `${term}1`, number, `${number}7`]) {
          await expectFound({ search });
          await expectFound({ search: `${search} ${third}`, type: 'remote' });
          await expectFound({ search, company: `${word} 3`, salaryKnown: 'true' });
        }
        const there = plain({ place: word });
        const last = Math.ceil(there.length / JOBS_PAGE_SIZE);
        for (const page of [1, Math.floor(last * 0.3), Math.floor(last * 0.7), last, last + 1]) {
          const { data, meta } = await list({ place: word, status: 'closed', page });
          const end = page * JOBS_PAGE_SIZE;
          expect(data.map(({ _id }) => _id)).toEqual(there.slice(end - JOBS_PAGE_SIZE, end));
          expect(meta.pagination.total).toBe(there.length);
        }
        for (const search of [`${half} ${never}`, `${third} ${half} ${term}`]) await expectFound({ search });
        const { _id } = await posted(poster, { title: `${half} ${third}` });
        await expectFound({ search: half });
        await poster.browser.post(api.closeJob(_id), {});
        await expectFound({ search: half }, [_id]);
        await expectFound({ search: `${half} ${third}` }, [_id]);
      } finally {
        await remove();
        // What is written past the server is seen when something else is written through it.
        await posted(poster);
      }
    },
  );

  it('leads from a job to those that ask for most of its skills', async () => {
    const poster = await newMember();
    const [first, second] = [newWord(), newWord()];
    const { _id } = await posted(poster, { skills: [first, second] });
    const half = (await posted(poster, { skills: [second] }))._id;
    const whole = (await posted(poster, { skills: [second.toUpperCase(), first] }))._id;
    await posted(poster, { title: first, skills: [newWord()] });
    const similar = bodyOf(await request(api.similarJobs(_id)), similarJobsAnswer).data;
    expect(similar.map((job) => job._id)).toEqual([whole, half]);
  });
});

describe('a job', () => {
  it('is posted by either form, shown with its poster, and is one thing at both addresses', async () => {
    const name = unique('Tara');
    const poster = await newMember({ name, jobTitle: 'Founder' });
    const { _id, ...job } = await posted(poster, { applyHere: false, applicationUrl: 'https://jobs.example/1' });
    expect(job).toMatchObject({
      postedBy: { _id: poster.profileId, name, jobTitle: 'Founder' },
      applicationUrl: 'https://jobs.example/1',
      deadline: job.closesAt,
    });
    const changed = newAlumniJob({ applicationLink: 'https://jobs.example/2' });
    expect((await put(poster, api.alumniJob(_id), changed)).status).toBe(200);
    const stored = await shown(_id);
    // The alumni form knows neither, so both stay.
    expect([stored.skills, stored.deadline]).toEqual([job.skills, job.deadline]);
    expect([stored.title, stored.type, stored.applicationLink]).toEqual([
      changed.title,
      'remote',
      'https://jobs.example/2',
    ]);
    const alike = await poster.browser.send(api.alumniJob(_id));
    expect(alike.json).toEqual({ data: stored });
    const open = bodyOf(await poster.browser.post(api.alumniJobs(), newAlumniJob()), jobAnswer).data;
    expect([open.deadline, open.closesAt]).toEqual([null, null]);
  });

  it.each([
    ['no skill', { skills: [' '] }, 'skills', messages.skillMissing],
    ['no company', { company: ' ' }, 'company', messages.companyMissing],
    ['a day that is over', { deadline: '2020-01-01' }, 'deadline', messages.deadlineOver],
    ['no address', { applyHere: false }, 'applicationUrl', messages.applicationUrlMissing],
    ['an address that runs', { applicationUrl: 'javascript:alert(1)' }, 'applicationUrl', messages.webAddressInvalid],
    ['no email', { contactEmail: 'x' }, 'contactEmail', messages.emailInvalid],
    ['a title that turns round', { title: 'Clerk \u202Eresu' }, 'title', messages.notOneLine],
    ['a title that nobody sees', { title: '\u200B' }, 'title', messages.titleMissing],
    ['two lines of a company', { company: 'Monsoon\nCapital' }, 'company', messages.notOneLine],
    ['a salary of two lines', { salary: '1\n2' }, 'salary', messages.notOneLine],
    ['a day in the year 9999', { deadline: '9999-12-31' }, 'deadline', messages.deadlineTooFar(366)],
  ])('is refused with %s', async (_what, fields, field, sentence) => {
    const { browser } = await newMember();
    const { error, msg } = refusalOf(await browser.post(api.jobs(), newJob(fields)), 400);
    expect(msg).toBe(sentence);
    expect(error.details).toMatchObject({ errors: [{ path: [field], message: sentence }] });
  });

  it('is closed before its day, stays closed when its words change, and opens again by another day', async () => {
    const poster = await newMember();
    const { _id } = await posted(poster);
    const close = () => poster.browser.post(api.closeJob(_id), {});
    expect((await close()).status).toBe(200);
    expect(refusalOf(await close(), 409).msg).toBe(messages.jobExpired);
    const isOpen = async () => new Date((await shown(_id)).closesAt ?? '') > new Date();
    expect((await put(poster, api.job(_id), newJob({ title: unique('Other') }))).status).toBe(200);
    expect(await isOpen()).toBe(false);
    expect((await put(poster, api.job(_id), newJob({ deadline: dayIn(30) }))).status).toBe(200);
    expect(await isOpen()).toBe(true);
  });

  it('is among the poster’s own, those that are open and those that have closed', async () => {
    const poster = await newMember();
    const former = await posted(poster);
    await poster.browser.post(api.closeJob(former._id), {});
    const { _id } = await posted(poster, { title: former.title });
    const own = async (status: string) =>
      bodyOf(await poster.browser.send(api.ownJobs({ status })), ownJobsAnswer).data.map((job) => job._id);
    expect([await own('open'), await own('closed')]).toEqual([[_id], [former._id]]);
  });

  it('says to each reader what they may do', async () => {
    const [poster, reader] = [await newMember(), await newMember({ role: 'student' })];
    const { _id } = await posted(poster);
    const standing = async ({ browser }: Member) =>
      bodyOf(await browser.send(api.jobStanding(_id)), jobStandingAnswer).data;
    expect((await standing(poster)).abilities).toMatchObject({ apply: false, edit: true, close: true, report: false });
    expect(await standing(reader)).toMatchObject({ own: null, application: null, isReported: false });
    expect((await standing(reader)).abilities).toMatchObject({ apply: true, edit: false, postAgain: false });
    const report = () => reader.browser.post(api.reportJob(_id), { reason: 'It asks for money.' });
    expect((await report()).status).toBe(200);
    expect(refusalOf(await report(), 409).msg).toBe(messages.jobReportedAlready);
    expect(await standing(reader)).toMatchObject({ isReported: true });
    expect((await poster.browser.post(api.reportJob(_id), { reason: 'Mine.' })).status).toBe(400);
  });

  it('that is hidden nobody sees but its poster, who reads why', async () => {
    const [poster, reader] = [await newMember(), await newMember()];
    const { documentId } = await newJobOf(poster.profileId, { is_hidden: true, hidden_reason: 'It asks for money.' });
    refusalOf(await request(api.job(documentId)), 404);
    refusalOf(await reader.browser.send(api.jobStanding(documentId)), 404);
    const standing = bodyOf(await poster.browser.send(api.jobStanding(documentId)), jobStandingAnswer).data;
    expect(standing).toMatchObject({ own: { _id: documentId }, hiddenReason: 'It asks for money.' });
  });
});
