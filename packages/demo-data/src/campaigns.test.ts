import { expect, it } from 'vitest';

import { demoCampaigns } from './campaigns.js';

const now = new Date('2026-11-23T09:00:00Z');
const DAY_MS = 86_400_000;

it('has one campaign that is done, one without a goal, and one that is open', () => {
  const [done, endless, open] = demoCampaigns({ now });
  const given = (campaign: typeof done) => campaign?.gifts.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  expect(given(done)).toBeGreaterThanOrEqual(done?.goal ?? Number.NaN);
  expect(done?.endsAt?.getTime()).toBeLessThan(now.getTime());
  expect(endless?.goal).toBeNull();
  expect(given(open)).toBeLessThan(open?.goal ?? Number.NaN);
  expect(open?.endsAt?.getTime()).toBeGreaterThan(now.getTime());
});

it('gives nothing before a campaign begins or after it ends, and spends no more than was given', () => {
  for (const { gifts, startsAt, endsAt, spending } of demoCampaigns({ now })) {
    for (const { daysAgo } of gifts) {
      const at = now.getTime() - daysAgo * DAY_MS;
      expect(at).toBeGreaterThan(startsAt.getTime());
      expect(at).toBeLessThan(endsAt?.getTime() ?? now.getTime());
    }
    const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);
    expect(sum(spending)).toBeLessThanOrEqual(sum(gifts));
  }
});
