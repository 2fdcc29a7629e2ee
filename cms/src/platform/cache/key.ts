/** Parameters that campaigns append and no page reads. */
const NOISE = /^(?:utm_\w+|gclid|fbclid)$/;

/**
 * Brings the ways to write one request target into one: parameters in alphabetical order, without campaign noise and
 * without empty plain ones (an empty `filters[…]` of Strapi's own API means something and stays).
 * The order of equal names is kept. Applying it twice changes nothing.
 * @param target path and query, such as `/api/events?page=2`
 */
export function normaliseTarget(target: string): string {
  const mark = target.indexOf('?');
  if (mark === -1) return target;
  const kept = [...new URLSearchParams(target.slice(mark + 1))]
    .filter(([name, value]) => !NOISE.test(name) && (value !== '' || name.includes('[')))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const path = target.slice(0, mark);
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
