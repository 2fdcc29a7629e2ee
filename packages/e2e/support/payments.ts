import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { api, ownMembershipAnswer } from 'contracts';

import { newMember, type Member } from './members';
import { expect } from './test';

/** The year in which whoever is in their final year now graduates: the academic year ends in June, on the site's clock. */
function finalYear(): number {
  const now = new Date(Date.now() + 5.5 * 3_600_000);
  return now.getUTCMonth() < 6 ? now.getUTCFullYear() : now.getUTCFullYear() + 1;
}

/** A student of the final year, whom nobody else knows, and who owes the contribution of this month. */
export async function newDebtor(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string): Promise<Member> {
  const student = await newMember(playwright, baseURL, 'student');
  const answer = await student.calls.put(api.ownProfile(), { data: { graduationYear: finalYear() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { membership } = ownMembershipAnswer.parse(await (await student.calls.get(api.ownMembership())).json()).data;
  expect(membership?.totalDue).toBeGreaterThan(0);
  return student;
}

/** Fills in a card that the sandbox takes. */
export async function fillCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Credit\/Debit Card/ }).check();
  await page.getByLabel('Card Number').fill('4242424242424242');
  await page.getByLabel('Name on Card').fill('Asha Rao');
  await page.getByLabel('Expiry Date').fill('04 / 29');
  await page.getByLabel('CVV').fill('123');
}
