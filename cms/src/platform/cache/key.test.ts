import { describe, expect, it } from 'vitest';

import { normaliseTarget } from './key';

describe('normalised addresses', () => {
  it('have their parameters in one order', () => {
    expect(normaliseTarget('/api/events?search=ai&page=2')).toBe('/api/events?page=2&search=ai');
  });

  it('keep the order of a repeated parameter', () => {
    expect(normaliseTarget('/api/x?b=2&a=1&b=1')).toBe('/api/x?a=1&b=2&b=1');
  });

  it.each(['utm_source=mail', 'gclid=1', 'fbclid=1', 'search=', 'utm_campaign=a&utm_medium=b', ''])(
    'lose %j, which no page reads',
    (noise) => {
      expect(normaliseTarget(`/events?${noise}`)).toBe('/events');
    },
  );

  it("keep an empty filter of Strapi's own API, which means something", () => {
    expect(normaliseTarget('/api/x?filters[name][$eq]=')).toBe('/api/x?filters%5Bname%5D%5B%24eq%5D=');
  });

  it('stay as they are when normalised again', () => {
    const once = normaliseTarget('/api/x?q=caf%C3%A9+%26+tea&a=%zz');
    expect(normaliseTarget(once)).toBe(once);
  });
});
