import { api } from 'contracts';

/** @typedef {import('./measure.mjs').Candidate} Candidate */
/** @typedef {Candidate & { baseline: Candidate }} Compared a list of the product beside Strapi's find of its rows */

/** Lists that only members read: where the product has them, and what rows of which type they show. */
const LISTS = [
  { name: 'the directory', path: api.directory(), type: 'profiles', idOf: (/** @type {Row} */ row) => row._id },
  {
    name: 'connections',
    path: api.connections(),
    type: 'profiles',
    idOf: (/** @type {Row} */ row) => row.person?._id,
  },
  {
    name: 'notifications',
    path: api.notifications(),
    type: 'notifications',
    idOf: (/** @type {Row} */ row) => row._id,
  },
  { name: '/alumni/events', path: api.alumniEvents(), type: 'events', idOf: (/** @type {Row} */ row) => row._id },
];

/** @typedef {{ _id: string, documentId?: string, person?: { _id: string } }} Row */

/**
 * The lists of somebody who is signed in, each beside Strapi's own `find` of the same rows with a bearer token.
 * @param {{ product: string, baseline: string, cookie: string, token: string }} servers
 * @returns {Promise<Compared[]>}
 * @throws Error where the two do not answer the same rows
 */
export function signedInLists({ product, baseline, cookie, token }) {
  return Promise.all(
    LISTS.map(async ({ name, path, type, idOf }) => {
      const ours = { name: `${name}, signed in`, url: product + path, headers: { cookie } };
      const ids = (await rowsOf(ours)).map(idOf);
      if (ids.length === 0) throw new Error(`${path} is empty.`);
      const query = new URLSearchParams({ 'pagination[pageSize]': String(ids.length) });
      ids.forEach((id, index) => query.append(`filters[documentId][$in][${index}]`, String(id)));
      const theirs = {
        name: `Strapi find of ${name}`,
        url: `${baseline}/api/signed-in/${type}?${query}`,
        headers: { authorization: `Bearer ${token}` },
      };
      const found = (await rowsOf(theirs)).map(({ documentId }) => documentId);
      const isSame = found.length === ids.length && ids.every((id) => found.includes(id));
      if (!isSame) throw new Error(`${path} shows ${ids.join()}, Strapi ${found.join()}.`);
      return { ...ours, baseline: theirs };
    }),
  );
}

/**
 * @param {Candidate} candidate
 * @returns {Promise<Row[]>}
 */
async function rowsOf({ url, headers }) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}
