import type { Column } from '../tables/table';
import type { HeldSearch } from '../word-index/held-search';
import { HeldColumns } from './held-columns';
import { HeldWords } from './held-words';

/** A thing as it is stored. */
export interface StoredThing {
  id: number;
  /** Between spaces, with the signature of its entry; null while it has none. */
  words: string | null;
  signature: string | null;
  /** What its columns hold, in their order. */
  values: readonly unknown[];
}

/** Things with their words and some columns. */
export class HeldThings {
  private readonly words = new HeldWords();
  private readonly columns: HeldColumns;
  /** Tell whether the words of a thing have changed. */
  private readonly signatures = new Map<number, string | null>();
  private scratched = { ids: new Uint32Array(), counts: new Uint8Array() };

  constructor(columns: readonly Column<unknown>[]) {
    this.columns = new HeldColumns(columns);
  }

  /** Brings things to what is stored of them. @param ids of all that were read, those too that are no more */
  put(ids: readonly number[], stored: readonly StoredThing[]): void {
    for (const { id, words, signature, values } of stored) {
      this.putWords(id, words?.split(' ').filter(Boolean) ?? [], signature);
      this.columns.put(id, values);
    }
    const found = new Set(stored.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) this.remove(id);
  }

  find({ words, conditions, order, start, limit, most }: HeldSearch): { ids: number[]; total: number } {
    const { ids, counts } = this.scratch();
    const all = words.length > 0 ? this.words.having(words, counts, ids) : this.columns.ids(ids);
    const found = this.columns.meeting(all, conditions);
    if (order === 'desc') found.reverse();
    const total = Math.min(found.length, most);
    return { ids: [...found.subarray(start, Math.min(start + limit, total))], total };
  }

  /** Memory that each search uses anew: to ask for it costs more than to search. */
  private scratch() {
    const { end } = this.columns;
    if (this.scratched.counts.length !== end) {
      this.scratched = { ids: new Uint32Array(end), counts: new Uint8Array(end) };
    }
    return this.scratched;
  }

  private putWords(id: number, words: readonly string[], signature: string | null): void {
    const before = this.signatures.get(id);
    if (before === signature) return;
    if (before === undefined) this.words.add(id, words);
    else this.words.change(id, words);
    this.signatures.set(id, signature);
  }

  private remove(id: number): void {
    if (!this.signatures.delete(id)) return;
    this.words.change(id, []);
    this.columns.remove(id);
  }
}
