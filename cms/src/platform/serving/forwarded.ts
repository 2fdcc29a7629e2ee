import type { IncomingHttpHeaders } from 'node:http';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/**
 * Leaves of each `X-Forwarded-*` what the outermost proxy of ours says. Each proxy appends to a list, so what stands
 * further left was brought by the client, who can write there what he likes.
 * @param hops the number of our proxies, at least 1
 */
export function believeProxies(headers: IncomingHttpHeaders, hops: number): void {
  for (const name of FORWARDED) {
    const told = headers[name];
    if (told === undefined) continue;
    headers[name] = String(told).split(',').slice(-hops)[0]?.trim();
  }
}
