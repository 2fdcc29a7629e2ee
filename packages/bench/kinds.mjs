import { compare, settle } from './compare.mjs';

/**
 * What is asked: a name, who asks, and addresses that take turns. `isBeginning` measures until the answer begins.
 * @template Place
 * @typedef {{ name: string, reader: 'student' | 'admin', isBeginning?: boolean, addresses: (place: Place) => Promise<string[]> }} Kind
 */

/**
 * Compares kind after kind at a small place and a large one.
 * @template {{ url: string, student: string, admin: string }} Place
 * @param {Kind<Place>[]} kinds
 * @param {Place} few
 * @param {Place} many
 * @param {(place: Place) => Promise<void>} [change] done before each turn of the addresses, to have nothing kept
 * @returns {Promise<number>} how many targets were missed
 */
export async function compareKinds(kinds, few, many, change) {
  /** @param {Kind<Place>} kind @param {Place} place */
  const sideOf = async ({ reader, isBeginning = false, addresses }, place) => ({
    ...{ url: place.url, cookie: place[reader], addresses: await addresses(place), isBeginning },
    change: change ? () => change(place) : undefined,
  });
  let missed = 0;
  for (const [index, kind] of kinds.entries()) {
    const sides = /** @type {const} */ ([await sideOf(kind, few), await sideOf(kind, many)]);
    if (index === 0) await settle(...sides);
    missed += await compare(kind.name, ...sides);
  }
  return missed;
}
