import { expect, it } from 'vitest';

import { growth } from './figures.mjs';

const figures = { machine: 1, suites: { unit: 100 } };

it('says nothing of a suite that takes what it took, or as much longer as the machine is slower', () => {
  expect(growth([{ name: 'unit', seconds: 150 }], 1, figures)).toEqual([]);
  expect(growth([{ name: 'unit', seconds: 250 }], 2, figures)).toEqual([]);
  expect(growth([{ name: 'new one', seconds: 900 }], 1, figures)).toEqual([]);
});

it('names a suite that has grown by more than a minute', () => {
  expect(growth([{ name: 'unit', seconds: 161 }], 1, figures)).toEqual([
    expect.stringMatching(/^unit took 161 s, where 100 s/),
  ]);
});
