import { paths } from 'contracts';

import { giveByCard, openCampaign } from '../support/giving';
import { newMember, signInMember } from '../support/members';
import { expect, test } from '../support/test';

test('somebody finds a campaign on a phone, gives with their name, and stands among its donors', async ({
  page,
  playwright,
  baseURL,
}) => {
  const donor = await newMember(playwright, baseURL, 'faculty');
  await signInMember(page, donor);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('link', { name: 'Giving' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Giving' })).toBeVisible();
  const { _id, title } = await openCampaign(page);
  await page.getByRole('button', { name: `Donate Now: ${title}` }).tap();
  await giveByCard(page, { isAnonymous: false });
  await page.goto(paths.campaign(_id));
  await expect(page.getByRole('region', { name: 'Donors' }).first().getByText(donor.name)).toBeVisible();
});
