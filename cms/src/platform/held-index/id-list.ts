const FIRST_SIZE = 4;
const GROWTH = 1.5;
const NONE = new Uint32Array();

/** Ids in no order, in four bytes each. The only one of its list, as most are, stands by itself. */
export class IdList {
  private only = 0;
  private ids = NONE;
  private count = 0;

  get isEmpty(): boolean {
    return this.count === 0;
  }

  add(id: number): void {
    if (this.count === 0) this.only = id;
    else {
      if (this.count >= this.ids.length) this.grow();
      this.ids[this.count] = id;
    }
    this.count += 1;
  }

  /** Takes out each id of which a mark is set. */
  removeMarked(marks: Uint8Array): void {
    const { ids, only, count } = this;
    let isMarked = marks[only] === 1;
    for (let place = 1; place < count && !isMarked; place += 1) isMarked = marks[ids[place] ?? 0] === 1;
    if (!isMarked) return;
    this.count = 0;
    for (let place = 0; place < count; place += 1) {
      const id = place === 0 ? only : (ids[place] ?? 0);
      if (marks[id] !== 1) this.add(id);
    }
  }

  /** Counts one up, for each id, where so many were counted before. */
  countUp(counts: Uint8Array, before: number): void {
    const { ids, only, count } = this;
    if (count > 0 && counts[only] === before) counts[only] = before + 1;
    for (let place = 1; place < count; place += 1) {
      const id = ids[place] ?? 0;
      if (counts[id] === before) counts[id] = before + 1;
    }
  }

  private grow(): void {
    const longer = new Uint32Array(Math.max(FIRST_SIZE, Math.ceil(this.count * GROWTH)));
    longer.set(this.ids);
    this.ids = longer;
  }
}
