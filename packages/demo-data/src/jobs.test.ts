import { jobBody } from 'contracts';
import { expect, test } from 'vitest';

import { demoJobs } from './jobs.js';

const now = new Date('2026-03-04T20:00:00.000Z');

test('jobs are such as people may post, of each type, and one of them has closed', () => {
  const jobs = demoJobs(now);
  expect(new Set(jobs.map(({ type }) => type)).size).toBe(6);
  expect(jobs.filter(({ deadline }) => deadline !== null && deadline < now)).toHaveLength(1);
  for (const { poster: _poster, postedAt, hasApplication: _has, deadline: _day, ...job } of jobs) {
    const entered = { ...job, deadline: '2026-03-05', applyHere: job.applicationUrl === '' };
    expect(jobBody('Asia/Kolkata', now).safeParse(entered).error, job.title).toBeUndefined();
    expect(postedAt < now).toBe(true);
  }
});
