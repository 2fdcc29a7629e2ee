/*
 * The lists of jobs, each asked for the first time since a job changed: 100,000 jobs beside 1,000, on both databases. The
 * p95 of each kind of query is no more than 1.5 times as long. Whoever asks again is answered what is kept.
 */
import { api, consoleJobInput, jobsAnswer } from 'contracts';

import { onEach, startCrowds } from '../crowd.mjs';
import { compareKinds } from '../kinds.mjs';
import { kinds } from './queries.mjs';

const FEW = { people: 100, jobs: 1_000 };
const MANY = { people: 100, jobs: 100_000 };

/** @typedef {import('../crowd.mjs').Crowd} Crowd */

/**
 * @param {string} [beginning] measures only the kinds whose name begins so
 * @returns {Promise<number>} how many targets were missed
 */
export async function benchJobs(beginning = '') {
  const chosen = kinds.filter(({ name }) => name.startsWith(beginning));
  return onEach(async (name, newDatabase) => {
    console.log(`\nJobs on ${name}, first asked: p95 of ${MANY.jobs} against ${FEW.jobs}, in milliseconds`);
    const [few, many, stop] = await startCrowds(FEW, MANY, newDatabase);
    try {
      return await compareKinds(chosen, few, many, changeJob);
    } finally {
      await stop();
    }
  });
}

/**
 * Has an admin store a job once more: what is kept of jobs ends.
 * @param {Crowd} crowd
 */
async function changeJob({ url, admin }) {
  const listed = await fetch(url + api.jobs({ pageSize: 1 }));
  const [latest] = jobsAnswer.parse(await listed.json()).data;
  const address = `${url}/api/admin/jobs/${latest?._id}`;
  const stored = await (await fetch(address, { headers: { cookie: admin } })).json();
  const answer = await fetch(address, {
    ...{ method: 'PUT', headers: { cookie: admin, 'content-type': 'application/json', origin: url } },
    body: JSON.stringify(Object.fromEntries(Object.keys(consoleJobInput.shape).map((name) => [name, stored[name]]))),
  });
  if (!answer.ok) throw new Error(`The change of a job was answered ${answer.status}: ${await answer.text()}`);
}
