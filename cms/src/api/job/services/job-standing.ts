import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type JobStanding } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { APPLICATION, applications } from '../applications/store';
import { goneBefore } from '../jobs/find';
import { findJob } from '../jobs/job';
import { mayManage, reasonOf } from '../jobs/own';
import { presentJobDetail } from '../jobs/presenter';
import { REPORTS_TABLE } from '../jobs/reports';
import { isClosed } from '../jobs/write';

const jobStandingService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How a person stands to a job, and what they may do. @throws NotFoundError where they may know of none */
  async find(user: SignedInUser, id: string, now = new Date()): Promise<JobStanding> {
    const database = strapi.db.connection;
    const found = await findJob(database, id);
    const isOwn = found !== null && user.profileId !== null && found.posterId === user.profileId;
    const manages = found !== null && mayManage(user, found);
    const isGone = found?.closesAt && found.closesAt <= goneBefore(now);
    if (!found || (!manages && (found.isHidden || isGone))) throw new errors.NotFoundError(messages.jobNotFound);

    const profileId = user.profileId ?? 0;
    const [application, report] = await Promise.all([
      APPLICATION.first(
        applications(database).where({ 'application.job_id': found.id, 'application.profile_id': profileId }),
      ),
      database(REPORTS_TABLE)
        .where({ job_id: found.id, profile_id: profileId })
        .first<{ id: number } | undefined>('id'),
    ]);
    const isOpen = !isClosed(found, now) && !found.isHidden;
    return {
      own: manages ? await presentJobDetail(strapi, found) : null,
      hiddenReason: manages ? reasonOf(found) : null,
      application: application && {
        _id: application.documentId,
        state: application.state,
        appliedAt: application.createdAt.toISOString(),
      },
      isReported: report !== undefined,
      abilities: {
        apply: isOpen && !isOwn && application === null && found.applicationUrl === '',
        edit: manages,
        close: manages && !isClosed(found, now),
        delete: manages,
        postAgain: isOwn && ['alumni', 'admin'].includes(user.role),
        readApplications: manages,
        report: !manages && report === undefined,
      },
    };
  },
});

export default jobStandingService;
