import type { Condition } from '../word-index/held-search';

/*
 * Loops over very many ids that ask without a branch: each id is written to the next place, which moves on where the id
 * stays. With branches, which nobody can foretell, they take three times as long, and by iterators twice as long.
 */

/** Leaves ids by the values that they have. @param ids of which those that stay are moved to the front */
type Leave = (ids: Uint32Array, values: Float64Array, wanted: number) => number;

/** By how a value compares with the one that is wanted; each answers how many stay. */
export const LEAVE: Readonly<Record<Condition['is'], Leave>> = {
  '='(ids, values, wanted) {
    const { length } = ids;
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const id = ids[place] ?? 0;
      ids[count] = id;
      count += Number((values[id] ?? NaN) === wanted);
    }
    return count;
  },
  '>'(ids, values, wanted) {
    const { length } = ids;
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const id = ids[place] ?? 0;
      ids[count] = id;
      count += Number((values[id] ?? NaN) > wanted);
    }
    return count;
  },
  '<='(ids, values, wanted) {
    const { length } = ids;
    let count = 0;
    for (let place = 0; place < length; place += 1) {
      const id = ids[place] ?? 0;
      ids[count] = id;
      count += Number((values[id] ?? NaN) <= wanted);
    }
    return count;
  },
};

/** Writes down the places of a list that hold a number, ascending. @returns how many they are */
export function writePlaces(list: Uint8Array, number: number, places: Uint32Array): number {
  const { length } = list;
  let count = 0;
  for (let place = 0; place < length; place += 1) {
    places[count] = place;
    count += Number(list[place] === number);
  }
  return count;
}
