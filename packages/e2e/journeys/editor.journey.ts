import { api, paths, teamMembersAnswer } from 'contracts';

import { signInToPanel } from '../support/panel';
import { expect, test } from '../support/test';

test('an editor changes a team member in the panel, and the visitor’s next load shows it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [member] = teamMembersAnswer.parse(await (await request.get(api.teamMembers())).json()).data;
  if (!member) throw new Error('The demo has no team.');
  await page.goto(paths.home());
  await expect(page.getByText(member.name, { exact: true }).first()).toBeVisible();

  await signInToPanel(page);
  await page.goto(`/cms/content-manager/collection-types/api::team-member.team-member/${member._id}`);
  const role = page.getByRole('textbox', { name: /^Role/ });
  await expect(role).toHaveValue(member.role);
  await role.fill('Keeper of the spark');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published document')).toBeVisible();

  await page.goto(paths.home());
  await expect(page.getByText('Keeper of the spark', { exact: true })).toBeVisible();
  const html = await (await request.get(paths.home())).text();
  expect(html).toContain('Keeper of the spark');
});
