import type { Core } from '@strapi/strapi';

import { sharedRuns } from '../../shared/shared-runs';
import { stepByStep } from '../../shared/step-by-step';
import type { Column } from '../tables/table';
import { goOn, isStopping } from '../word-index/background';
import type { FindHeld } from '../word-index/held-search';
import { readMarks, type Marks } from '../word-index/marks';
import type { WordIndex } from '../word-index/word-index';
import { HeldThings } from './held-things';
import { storedThings } from './stored-things';

/** Things that are read at once. */
const BATCH = 500;
/** Where more things have changed than these, such as all of them, they are read anew. */
const MANY_CHANGES = 10_000;

/**
 * Holds the words of an index, and columns of its things, in the memory of this process: what few of many things have is
 * found without a walk through the database. Before each search they are brought to what the database has marked since
 * the last one. They are read step by step after the first search, and held once that is done.
 * @param index is marked
 * @param columns that conditions compare
 */
export function heldIndex(index: WordIndex, columns: readonly Column<unknown>[]): FindHeld {
  let held: { things: HeldThings; renew: () => Promise<void> } | null = null;
  let isLoading = false;

  /** Brings things to what was marked since. */
  const follow = async (strapi: Core.Strapi, things: HeldThings, seen: Marks): Promise<Marks> => {
    const marks = await readMarks(strapi, index, seen.next);
    const changed = [...marks.places].filter(([id, at]) => seen.places.get(id) !== at).map(([id]) => id);
    if (changed.length > MANY_CHANGES) {
      held = null;
      return seen;
    }
    for (let start = 0; start < changed.length; start += BATCH) {
      const ids = changed.slice(start, start + BATCH);
      things.put(ids, await storedThings(strapi, index, columns, (stored, id) => void stored.whereIn(id, ids)));
    }
    return marks;
  };

  const load = async (strapi: Core.Strapi): Promise<void> => {
    // What is marked from here on may be missed by what is read now.
    const { next } = await readMarks(strapi, index, Number.MAX_SAFE_INTEGER);
    const things = new HeldThings(columns);
    let above = 0;
    await stepByStep(async () => {
      const stored = await storedThings(
        strapi,
        index,
        columns,
        (all, id) => void all.where(id, '>', above).limit(BATCH),
      );
      const ids = stored.map(({ id }) => id);
      things.put(ids, stored);
      above = ids.at(-1) ?? above;
      return ids.length === BATCH && !isStopping();
    });
    if (isStopping()) return;
    let seen: Marks = { places: new Map(), next };
    held = {
      things,
      renew: sharedRuns(async () => {
        seen = await follow(strapi, things, seen);
      }),
    };
  };

  return async (strapi, search) => {
    await held?.renew();
    if (held) return held.things.find(search);
    if (!isLoading) {
      isLoading = true;
      const loaded = load(strapi).finally(() => {
        isLoading = false;
      });
      goOn(strapi, loaded, `“${index.source}” are not held in memory.`);
    }
    return null;
  };
}
