import { escapeHtml } from '../../shared/escape';

/** A piece of XML that is ready to stand in a document. */
export class Markup {
  constructor(readonly xml: string) {}
}

type Attributes = Readonly<Record<string, string>>;

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** What XML 1.0 has no way to write; an editor may have pasted it without seeing it. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** An element. Children that are texts are written as such, whatever they hold. */
export function element(name: string, attributes: Attributes, children: readonly (Markup | string)[] = []): Markup {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ');
  const content = children.map((child) => (child instanceof Markup ? child.xml : escape(child))).join('');
  return new Markup(content ? `<${start}>${content}</${name}>` : `<${start}/>`);
}

/** A whole document. */
export const documentOf = (root: Markup): string => DECLARATION + root.xml;

const escape = (text: string): string => escapeHtml(text.replace(UNWRITABLE, ''));
