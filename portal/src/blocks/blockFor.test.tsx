import type { Section } from 'contracts';
import { expect, it } from 'vitest';

import { blockFor } from '.';
import { Team } from './team/Team';

it('knows the component of a section', () => {
  expect(blockFor({ component: 'sections.team', key: 't', title: '', subtitle: '', members: [] })).toBe(Team);
});

it.each(['sections.later', 'toString', '__proto__'])('leaves out %s, which it does not know', (component) => {
  expect(blockFor({ component, key: 'x' } as unknown as Section)).toBeUndefined();
});
