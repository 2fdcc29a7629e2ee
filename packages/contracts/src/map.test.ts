import { expect, it } from 'vitest';

import { mapAddress } from './map.js';

it('centres the map on a place at zoom 14, and tells it no more exactly than to some 100 m (site §2.2, §9)', () => {
  expect(mapAddress({ latitude: 29.947312, longitude: 76.816991 })).toBe(
    'https://www.google.com/maps?q=29.947,76.817&z=14&output=embed',
  );
  expect(mapAddress({ latitude: -0.00004, longitude: -180 })).toContain('q=-0.000,-180.000&');
});
