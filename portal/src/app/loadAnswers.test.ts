import { expect, it } from 'vitest';

import { loadAnswers } from './loadAnswers';

const refused = (status: number) => ({ status, body: { data: null, error: { status }, msg: 'No.' } });

it.each([
  ['is there', [{ status: 200, body: {} }], 200],
  ['does not exist', [{ status: 200, body: {} }, refused(404)], 404],
  ['is gone for good, whatever else there is not', [refused(404), refused(410)], 410],
  ['could not be had', [refused(410), refused(500)], 503],
])('what %s has a status of its own', async (_name, answers, status) => {
  const left = [...answers];
  const fetchJson = () => Promise.resolve(left.shift() ?? refused(500));
  expect(
    await loadAnswers(
      answers.map((_, index) => `/api/${index}`),
      fetchJson,
    ),
  ).toMatchObject({ status });
});
