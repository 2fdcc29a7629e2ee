import type { Column } from '../tables/table';
import type { Condition } from '../word-index/held-search';
import { LEAVE, writePlaces } from './leave';

const FIRST_SIZE = 1024;
const GROWTH = 1.5;

/** Columns of things by their ids, as numbers that compare as the values do. */
export class HeldColumns {
  private size = FIRST_SIZE;
  private isHeld = new Uint8Array(FIRST_SIZE);
  private values: Float64Array[];
  /** The ids of all things, until there is one more or one less. */
  private all: Uint32Array | null = null;
  /** A number for each text. */
  private readonly texts = new Map<string, number>();

  constructor(private readonly columns: readonly Column<unknown>[]) {
    this.values = columns.map(() => new Float64Array(FIRST_SIZE));
  }

  /** Beyond all ids. */
  get end(): number {
    return this.size;
  }

  /** The ids of all things, ascending. @param into where they are written */
  ids(into: Uint32Array): Uint32Array {
    this.all ??= into.slice(0, writePlaces(this.isHeld, 1, into));
    into.set(this.all);
    return into.subarray(0, this.all.length);
  }

  /** @param row what the columns hold, in their order */
  put(id: number, row: readonly unknown[]): void {
    if (id >= this.size) this.grow(id + 1);
    if (this.isHeld[id] === 0) this.all = null;
    this.isHeld[id] = 1;
    row.forEach((value, place) => {
      const column = this.values[place];
      if (column) column[id] = this.numberOf(value);
    });
  }

  remove(id: number): void {
    this.isHeld[id] = 0;
    this.all = null;
  }

  /** Leaves, of ids, those of the things that meet conditions, in the same memory. */
  meeting(ids: Uint32Array, conditions: readonly Condition[]): Uint32Array {
    return conditions.reduce((left, { column, is, value }) => {
      const values = this.values[this.columns.indexOf(column)];
      if (!values) throw new Error(`${column.sql} is not held.`);
      const wanted = typeof value === 'string' ? (this.texts.get(value) ?? NaN) : Number(value);
      return left.subarray(0, LEAVE[is](left, values, wanted));
    }, ids);
  }

  private numberOf(value: unknown): number {
    if (value === null) return NaN;
    if (typeof value !== 'string') return Number(value);
    const known = this.texts.get(value) ?? this.texts.size;
    this.texts.set(value, known);
    return known;
  }

  private grow(least: number): void {
    this.size = Math.ceil(least * GROWTH);
    const longer = <Numbers extends Uint8Array | Float64Array>(empty: Numbers, before: Numbers): Numbers => {
      empty.set(before);
      return empty;
    };
    this.isHeld = longer(new Uint8Array(this.size), this.isHeld);
    this.values = this.values.map((before) => longer(new Float64Array(this.size), before));
  }
}
