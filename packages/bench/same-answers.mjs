import { eventsAnswer, sessionUserSchema } from 'contracts';

/** @typedef {import('./measure.mjs').Candidate} Candidate */

/**
 * A comparison counts only when both sides answer the same rows in the same order, out of the same number.
 * @param {Candidate} core Strapi's core `find`
 * @param {Candidate} product the product's list
 * @param {number} pageSize
 * @throws Error that shows both answers
 */
export async function checkSameRows(core, product, pageSize) {
  const [theirs, ours] = await answersOf(core, product);
  const { data, meta } = eventsAnswer.parse(ours);
  const titles = theirs.data?.map((/** @type {{ title: string }} */ row) => row.title);
  const alike =
    JSON.stringify(titles) === JSON.stringify(data.map(({ title }) => title)) &&
    theirs.meta.pagination.total === meta.pagination.total &&
    data.length === pageSize;
  if (!alike) throw different('rows', theirs, ours);
}

/**
 * Both must know the same person by what they are shown.
 * @param {Candidate} bearer Strapi's own account
 * @param {Candidate} session the product's session
 * @throws Error that shows both answers
 */
export async function checkSamePerson(bearer, session) {
  const [theirs, ours] = await answersOf(bearer, session);
  const { _id, email } = sessionUserSchema.parse(ours);
  if (theirs.documentId !== _id || theirs.email !== email) throw different('person', theirs, ours);
}

/** @param {Candidate[]} candidates */
function answersOf(...candidates) {
  return Promise.all(candidates.map(async ({ url, headers }) => (await fetch(url, { headers })).json()));
}

/**
 * @param {string} what
 * @param {unknown[]} answers
 */
function different(what, ...answers) {
  const shown = answers.map((answer) => JSON.stringify(answer).slice(0, 600));
  return new Error(`The two do not answer the same ${what}:\n${shown.join('\n')}`);
}
