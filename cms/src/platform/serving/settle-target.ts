/** A path that means one thing as it stands: its characters need no escape, its segments are neither empty nor dots. */
const SETTLED = /^\/(?:(?!\.{1,2}(?:\/|$))[\w\-.~:@$&+,;=!'()*]+\/)*(?:(?!\.{1,2}$)[\w\-.~:@$&+,;=!'()*]+)?$/;
/** Characters that no segment may stand for: they would end it, or end the line of a header or a log. */
// eslint-disable-next-line no-control-regex -- these are the ones that are meant
const FORBIDDEN = /[\u0000-\u001f\u007f/\\]/;
/** Bytes beyond ASCII as Node hands them on: one character each. */
const RAW_BYTES = /[\u0080-\u00ff]/g;
/** What `encodeURIComponent` escapes and a path need not. */
const NEEDLESS_ESCAPE = /%(?:3A|40|24|26|2B|2C|3B|3D)/g;

/**
 * Brings every way to write an address into the one that all guards and the router read (design §3): percent-escapes
 * are decoded where they need not be, repeated and trailing slashes go, dot segments are followed, and the name that
 * an address begins with is written as ours is. The query stays as it is.
 * @param target path and query of a request, such as `/%61pi//events/?page=2`
 * @param names the first segments that are ours, in small letters
 * @returns such as `/api/events?page=2`; null for what cannot be settled
 */
export function settleTarget(target: string, names: ReadonlySet<string>): string | null {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  if (query.includes('%00')) return null;
  const settled = settlePath(path, names);
  return settled === null ? null : settled + query;
}

function settlePath(path: string, names: ReadonlySet<string>): string | null {
  if (path === '/') return path;
  if (!path.startsWith('/')) return null;
  const segments = SETTLED.test(path) ? path.split('/').filter(Boolean) : settleSegments(path);
  if (segments === null) return null;
  const [first = '', ...rest] = segments;
  const name = first.toLowerCase();
  return `/${[names.has(name) ? name : first, ...rest].join('/')}`;
}

function settleSegments(path: string): string[] | null {
  const settled: string[] = [];
  for (const written of path.split('/')) {
    const segment = decode(written);
    if (segment === null || FORBIDDEN.test(segment)) return null;
    if (segment === '..') settled.pop();
    else if (segment !== '' && segment !== '.') settled.push(encode(segment));
  }
  return settled;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment.replace(RAW_BYTES, (byte) => `%${byte.charCodeAt(0).toString(16)}`));
  } catch {
    return null;
  }
}

function encode(segment: string): string {
  return encodeURIComponent(segment).replace(NEEDLESS_ESCAPE, decodeURIComponent);
}
