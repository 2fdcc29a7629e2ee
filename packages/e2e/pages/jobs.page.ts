import { api, jobsAnswer, ownJobsAnswer, paths } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { expectSound, openStill } from '../support/sound';
import { test } from '../support/test';

for (const status of ['open', 'closed'] as const) {
  test(`a job that is ${status}: hydrates cleanly, fits its width, and axe finds nothing (security matrix 39)`, async ({
    page,
    request,
  }) => {
    const { data } = jobsAnswer.parse(await (await request.get(api.jobs({ status }))).json());
    await openStill(page, paths.job(data[0]?._id ?? ''));
    await expectSound(page);
  });
}

test('a job of one’s own and its applicants; what a student sees of it, and the form of an application: all fit, and axe finds nothing', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'alumni');
  const own = ownJobsAnswer.parse(await (await page.request.get(api.ownJobs())).json()).data;
  const asked = own.find(({ applications }) => applications > 0)?._id ?? '';
  await openStill(page, paths.jobApplications(asked));
  await expectSound(page);
  await openStill(page, paths.alumniJob(asked));
  await expectSound(page);

  await page.context().clearCookies();
  await carryDemoSession(page.context(), 'student');
  await openStill(page, paths.alumniJob(asked));
  await expectSound(page);
  const { data } = jobsAnswer.parse(await (await page.request.get(api.jobs())).json());
  const other = data.find(({ _id }) => own.every((job) => job._id !== _id))?._id ?? '';
  await openStill(page, paths.jobApply(other));
  await expectSound(page);
});
