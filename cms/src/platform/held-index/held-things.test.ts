import { describe, expect, it } from 'vitest';

import type { Column } from '../tables/table';
import type { Condition } from '../word-index/held-search';
import { HeldThings, type StoredThing } from './held-things';

const columnOf = (sql: string) => ({ sql }) as Condition['column'] & Column<unknown>;
const [place, closes] = [columnOf('place'), columnOf('closes')];
const day = (number: number) => new Date(Date.UTC(2030, 0, number));

/** A thing whose words, place and day follow from a number. */
const thing = (id: number, number: number): StoredThing => ({
  id,
  words: ` all t${number % 7} ${number % 2 ? 'odd' : 'even'} number${number} `,
  signature: String(number),
  values: [`place ${number % 5}`, day(number % 28)],
});

const wanted = { words: [], conditions: [], order: 'desc', start: 0, limit: 2000, most: Infinity } as const;

describe('things that are held', () => {
  const stored = new Map<number, StoredThing>();
  const things = new HeldThings([place, closes]);
  const put = (...changed: StoredThing[]) => {
    for (const each of changed) stored.set(each.id, each);
    things.put(
      changed.map(({ id }) => id),
      changed,
    );
  };
  const remove = (...ids: number[]) => {
    for (const id of ids) stored.delete(id);
    things.put(ids, []);
  };
  const plain = (test: (thing: StoredThing) => boolean): number[] =>
    [...stored.values()]
      .filter(test)
      .map(({ id }) => id)
      .sort((one, other) => other - one);
  const has = (beginning: string) => (each: StoredThing) => each.words?.includes(` ${beginning}`) ?? false;

  it('are those that a plain filter finds, however they have changed', () => {
    put(...Array.from({ length: 1900 }, (_, index) => thing(index + 1, index)));
    put(...[3, 700, 1900].map((id) => thing(id, id * 31)), thing(5000, 5));
    put({ ...thing(5001, 0), words: null, signature: null });
    remove(1, 2, 5000, 9999);
    put(thing(1, 77));
    expectSame();
    // So many that the lists of words are changed.
    put(...Array.from({ length: 400 }, (_, index) => thing(index * 4 + 3, index * 5)));
    remove(1, 7, 8);
    put(thing(8, 93));
    expectSame();
  });

  const expectSame = () => {
    for (const words of [
      ['all'],
      ['t3'],
      ['t3', 'odd'],
      ['number1', 'e'],
      ['al', 't', 'od'],
      ['number93'],
      ['x'],
      [],
    ]) {
      const found = plain((each) => words.every((word) => has(word)(each)));
      expect(things.find({ ...wanted, words }), words.join(' ')).toEqual({ ids: found, total: found.length });
    }
    const conditions: Condition[] = [
      { column: place, is: '=', value: 'place 3' },
      { column: closes, is: '>', value: day(4) },
      { column: closes, is: '<=', value: day(20) },
    ];
    const fits = plain(
      ({ values: [where, at] }) => where === 'place 3' && Number(at) > Number(day(4)) && Number(at) <= Number(day(20)),
    );
    expect(things.find({ ...wanted, conditions }).ids).toEqual(fits);
    expect(things.find({ ...wanted, conditions: [{ column: place, is: '=', value: 'nowhere' }] }).ids).toEqual([]);
  };

  it('are answered by pages in either direction, as far as the list goes', () => {
    const odd = plain(has('odd'));
    const page = { ...wanted, words: ['odd'], start: 20, limit: 10 };
    expect(things.find(page)).toEqual({ ids: odd.slice(20, 30), total: odd.length });
    expect(things.find({ ...page, order: 'asc' }).ids).toEqual(odd.toReversed().slice(20, 30));
    expect(things.find({ ...page, most: 25 })).toEqual({ ids: odd.slice(20, 25), total: 25 });
    expect(things.find({ ...page, start: 5000 }).ids).toEqual([]);
  });
});
