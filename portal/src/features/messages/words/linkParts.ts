/** A piece of what somebody wrote; with an address where it is one. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const AT_END = /[.,;:!?'’”»…]$/;
const BRACKETS = { ')': '(', ']': '[', '}': '{' } as const;

/**
 * Finds the addresses in a text. Joined again, the parts are the text, to the letter; an `href` is http or https.
 * @param text plain, as somebody wrote it
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** An address without what belongs to the sentence around it: a full stop, or a bracket that opens before it. */
function withoutPunctuation(found: string): string {
  let address = found;
  while (AT_END.test(address) || closesMore(address)) address = address.slice(0, -1);
  return address;
}

function closesMore(address: string): boolean {
  const last = address.at(-1) ?? '';
  if (!(last in BRACKETS)) return false;
  const opening = BRACKETS[last as keyof typeof BRACKETS];
  return address.split(last).length > address.split(opening).length;
}

/** Where an address leads; undefined for what is none, or hides whose it is behind a name and an `@`. */
function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  const isSafe = (protocol === 'https:' || protocol === 'http:') && !username && !password;
  return isSafe ? href : undefined;
}
