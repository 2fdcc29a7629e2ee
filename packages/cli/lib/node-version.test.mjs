import { expect, it } from 'vitest';

import { nodeRefusal } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('Node %s runs the product', (version) => {
  expect(nodeRefusal(version)).toBeUndefined();
});

it.each(['12.22.0', '18.20.4', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused by name', (version) => {
  expect(nodeRefusal(version)).toContain(`Node ${version}`);
});
