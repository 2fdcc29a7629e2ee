import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that compression would not make smaller by much, in bytes. */
const COMPRESS_FROM_BYTES = 1024;
/** What holds no air any more. */
const IS_COMPRESSED = /^image\/(?!svg)/;
/** Brotli's quality: most of its gain for a few milliseconds, spent once per entry. */
const BROTLI_QUALITY = 6;
/** Browsers keep the answer but ask each time, so that a change shows at once (design §3). */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** An answer in one encoding. Its headers are made once, as names and values in turn. */
export interface Representation {
  readonly body: Buffer;
  /** Headers that a 304 repeats. */
  readonly validators: readonly string[];
  /** Headers that tell what the body is. */
  readonly description: readonly string[];
}

/** A finished public answer. */
export interface Answer {
  body: Buffer;
  contentType: string;
  /** How long others may keep it; they ask each time when absent. */
  cacheControl?: string;
}

/** A public answer with everything that sending it needs. */
export class Entry {
  readonly identity: Representation;
  /** Headers of a 304, by encoding. */
  private readonly hash: string;
  private readonly variants = new Map<Encoding, Representation | Promise<Representation>>();
  private size: number;

  constructor(
    private readonly answer: Answer,
    readonly tags: ReadonlySet<string>,
    readonly expiresAt: number,
  ) {
    this.hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22);
    this.identity = this.represent(answer.body, 'identity');
    this.size = answer.body.length;
  }

  /** Memory held by the bodies, in bytes. Grows when a compressed one is made. */
  get bytes(): number {
    return this.size;
  }

  /**
   * The answer in an encoding that the client takes. A compressed body is made when it is first asked for, and kept.
   * @param onGrowth told when the entry has become larger
   */
  in(encoding: Encoding, onGrowth: (entry: Entry) => void): Representation | Promise<Representation> {
    const { body, contentType } = this.answer;
    if (encoding === 'identity' || body.length < COMPRESS_FROM_BYTES || IS_COMPRESSED.test(contentType)) {
      return this.identity;
    }
    const made = this.variants.get(encoding);
    if (made) return made;
    const making = this.compress(encoding).then((representation) => {
      this.variants.set(encoding, representation);
      this.size += representation.body.length;
      onGrowth(this);
      return representation;
    });
    this.variants.set(encoding, making);
    return making;
  }

  /** Whether the client already holds this answer, in whatever encoding it got it. */
  isHeldBy(ifNoneMatch: string): boolean {
    return ifNoneMatch.includes(this.hash) || ifNoneMatch.trim() === '*';
  }

  private async compress(encoding: 'br' | 'gzip'): Promise<Representation> {
    const { body } = this.answer;
    const compressed =
      encoding === 'br'
        ? await compressBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          })
        : await compressGzip(body);
    return this.represent(compressed, encoding);
  }

  private represent(body: Buffer, encoding: Encoding): Representation {
    // A strong validator names bytes, so each encoding has its own.
    const tag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    return {
      body,
      validators: ['ETag', tag, 'Cache-Control', this.answer.cacheControl ?? CACHE_CONTROL, 'Vary', 'Accept-Encoding'],
      description: [
        ...['Content-Type', this.answer.contentType, 'Content-Length', String(body.length)],
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ],
    };
  }
}

/** Browsers send a handful of different headers, so each is read once. */
const choices = new Map<string, Encoding>();
const MAX_CHOICES = 100;

/** The best encoding that an `Accept-Encoding` header allows. A refusal by `q=0` is honoured. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = choices.get(acceptEncoding);
  if (known) return known;
  const choice = allows(acceptEncoding, 'br') ? 'br' : allows(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
  if (choices.size < MAX_CHOICES) choices.set(acceptEncoding, choice);
  return choice;
}

function allows(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';');
    return (
      name.trim().toLowerCase() === encoding && !parameters.some((text) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(text))
    );
  });
}
