/* What is called of two packages that bring no types along. */

declare module '@marbec/web-auto-extractor' {
  /** What a page tells search engines, by format and type. */
  export default class WebAutoExtractor {
    parse(html: string): { jsonld: Record<string, unknown[]>; errors?: unknown[] };
  }
}

declare module '@adobe/structured-data-validator' {
  /** Something that Google's rules for rich results ask for. */
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    rootType: string;
  }
  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}
