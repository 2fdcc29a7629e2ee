import { isSafeHref } from 'contracts';
import { expect, test } from 'vitest';

import { demoTeam } from './team.js';

test('the team has the eleven roles of the society, two of them convenors', () => {
  expect(
    demoTeam()
      .map(({ role }) => role)
      .sort(),
  ).toEqual([
    'Convenor',
    'Convenor',
    'Design and Content Team Head',
    'Finance Head',
    'Illuminati',
    'Joint Secretary',
    'Management Head',
    'Secretary',
    'Sponsorship Head',
    'Tech Head',
    'Treasurer',
  ]);
});

test('every member has a name of their own, a biography that fits its card, and links that lead nowhere real', () => {
  const team = demoTeam();
  expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
  for (const { bio, linkedin, instagram, twitter, github } of team) {
    expect(bio.length).toBeLessThanOrEqual(160);
    for (const link of [linkedin, instagram, twitter, github].filter((address) => address !== undefined)) {
      expect(isSafeHref(link)).toBe(true);
      expect(new URL(link).hostname).toBe('example.com');
    }
  }
});

test('a GitHub address exists for one member', () => {
  expect(demoTeam().filter(({ github }) => github !== undefined)).toHaveLength(1);
});
