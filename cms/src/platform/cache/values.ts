import { KeptStore, type Kept } from './store';

/** Memory for values, in bytes as they would be written down. */
const MAX_BYTES = 16 * 1024 * 1024;

interface Value extends Kept {
  readonly made: unknown;
}

/** What answers to people who are signed in have in common. */
export class ValueStore extends KeptStore<{ value: unknown }, Value> {
  constructor() {
    super({
      maxBytes: MAX_BYTES,
      make: ({ value }, tags, expiresAt) => ({
        made: value,
        ...{ tags, expiresAt },
        bytes: Buffer.byteLength(JSON.stringify(value)),
      }),
    });
  }

  /**
   * A value that is the same for everybody, computed once and kept until a document changes of a type that it was made
   * of. Nobody may change it.
   * @param key names it among all values of the process
   */
  async of<Made>(key: string, compute: () => Promise<Made>): Promise<Made> {
    const kept = this.get(key) ?? (await this.answer(key, async () => ({ value: await compute() })));
    return kept?.made as Made;
  }
}
