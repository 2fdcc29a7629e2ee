import { paths } from 'contracts';

import { expectSound, openStill } from '../support/sound';
import { test } from '../support/test';

const PAGES = [
  ['landing', paths.home()],
  ['festival', paths.innokshetra()],
  ['composed page', paths.page('privacy-policy')],
  ['events', paths.events()],
  ['a month of events', paths.eventMonth()],
  ['events, nothing found', paths.events({ search: 'no such event anywhere' })],
  ['jobs', paths.jobs()],
  ['announcements', paths.announcements()],
  ['sign-in', paths.login()],
  ['registration', paths.register()],
  ['lost password', paths.forgotPassword()],
  ['new password', paths.resetPassword('no-such-token')],
] as const;

for (const [name, path] of PAGES) {
  test(`${name}: hydrates cleanly, fits its width, and axe finds nothing (security matrix 39)`, async ({ page }) => {
    await openStill(page, path);
    await expectSound(page);
  });
}
