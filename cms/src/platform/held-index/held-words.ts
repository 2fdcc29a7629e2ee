import { IdList } from './id-list';
import { writePlaces } from './leave';

/** Words are kept together by how they begin, in so many characters. */
const BEGINNING = 2;
/** Lists are changed once so many things have: a walk through all words for each would take as long as they are many. */
const MANY_CHANGED = 250;

/** Which things have which words. */
export class HeldWords {
  private readonly beginnings = new Map<string, Map<string, IdList>>();

  /** Words of things that have changed since, none of what is gone: what the lists say of these is out of date. */
  private readonly changed = new Map<number, readonly string[]>();

  /** The words of a thing that is new. */
  add(id: number, words: readonly string[]): void {
    if (this.changed.has(id)) this.changed.set(id, words);
    else for (const word of words) this.listOf(word).add(id);
  }

  /** The words that a thing has now; none where it is gone. */
  change(id: number, words: readonly string[]): void {
    this.changed.set(id, words);
    if (this.changed.size > MANY_CHANGED) this.bringUpToDate();
  }

  /**
   * The ids, ascending, of the things of which each of these begins a word.
   * @param counts one for each id: how many of the words a thing has, as long as it has all of those before
   * @param into where the ids are written
   */
  having(searched: readonly string[], counts: Uint8Array, into: Uint32Array): Uint32Array {
    counts.fill(0);
    for (const [before, beginning] of searched.entries()) {
      this.eachBeginningWith(beginning, (list) => list.countUp(counts, before));
    }
    for (const [id, words] of this.changed) {
      const hasAll = searched.every((beginning) => words.some((word) => word.startsWith(beginning)));
      counts[id] = hasAll ? searched.length : 0;
    }
    return into.subarray(0, writePlaces(counts, searched.length, into));
  }

  /** Changes the lists, by one walk through all of them. */
  private bringUpToDate(): void {
    const changed = new Map(this.changed);
    this.changed.clear();
    const marks = new Uint8Array(Math.max(...changed.keys()) + 1);
    for (const id of changed.keys()) marks[id] = 1;
    for (const words of this.beginnings.values()) {
      for (const [word, list] of words) {
        list.removeMarked(marks);
        if (list.isEmpty) words.delete(word);
      }
    }
    for (const [id, words] of changed) this.add(id, words);
  }

  private eachBeginningWith(beginning: string, use: (list: IdList) => void): void {
    const key = beginning.slice(0, BEGINNING);
    for (const [group, words] of this.beginnings) {
      if (!group.startsWith(key)) continue;
      words.forEach((list, word) => {
        if (word.startsWith(beginning)) use(list);
      });
    }
  }

  private listOf(word: string): IdList {
    const key = word.slice(0, BEGINNING);
    const words = this.beginnings.get(key) ?? new Map<string, IdList>();
    const list = words.get(word) ?? new IdList();
    if (list.isEmpty) this.beginnings.set(key, words.set(word, list));
    return list;
  }
}
