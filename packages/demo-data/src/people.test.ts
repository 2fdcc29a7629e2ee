import { emailSchema, profileBody } from 'contracts';
import { describe, expect, it } from 'vitest';

import { demoPeople } from './people.js';

const now = new Date('2026-11-21');
const people = [...demoPeople({ count: 2000, now })];

describe('demoPeople', () => {
  it('gives the same people for the same arguments, and begins alike at any size', () => {
    expect([...demoPeople({ count: 50, now })]).toEqual(people.slice(0, 50));
    expect([...demoPeople({ count: 5, now, seed: 2 })]).not.toEqual(people.slice(0, 5));
  });

  it('gives each an address of their own that leads nowhere', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    for (const { email } of people) {
      expect(email).toMatch(/@people\.example\.com$/);
      expect(emailSchema.parse(email)).toBe(email);
    }
  });

  it('gives what a person could have entered', () => {
    for (const { email: _email, role: _role, hair: _hair, ...fields } of people) {
      expect(profileBody.safeParse(fields).error).toBeUndefined();
    }
  });

  it('has every role and every privacy setting both ways', () => {
    expect(new Set(people.map(({ role }) => role))).toEqual(new Set(['alumni', 'student', 'faculty']));
    for (const setting of ['showEmail', 'showPhone', 'showLocation', 'showSocialLinks', 'allowMessaging'] as const) {
      expect(new Set(people.map(({ privacySettings }) => privacySettings[setting]))).toEqual(new Set([true, false]));
    }
  });
});
