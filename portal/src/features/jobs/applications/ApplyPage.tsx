import { api, isJobExpired, messages, paths, type JobDetail, type JobStanding, type One, type Resume } from 'contracts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { useApi } from '../../../lib/useApi';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useNow } from '../../../lib/useNow';
import { useRedirect } from '../../../lib/useRedirect';
import { JobFormSkeleton, WritingPage } from '../posting/WritingPage';
import { ApplyForm } from './ApplyForm';

/** Applies for a job by a letter and a résumé (member §2, Job detail). */
export default function ApplyPage() {
  const { id = '' } = useParams();
  const job = useApi<One<JobDetail>>(api.job(id));
  const standing = useApi<One<JobStanding>>(api.jobStanding(id));
  const kept = useApi<One<Resume | null>>(api.keptResume());
  const now = useNow();
  const redirect = useRedirect();
  const isMissing = job.error?.status === 404 || job.error?.status === 410;
  const failed = [job, standing, kept].find(({ error }) => error);
  useFailureToast(isMissing ? undefined : failed?.error, messages.jobNotLoaded);
  const applied = standing.data?.data.application;
  useEffect(() => {
    if (applied) redirect(paths.ownApplications());
  }, [applied, redirect]);

  if (isMissing) {
    return (
      <Notice isPage title={messages.jobNotFound}>
        <ButtonLink href={paths.jobs()}>Back to Jobs</ButtonLink>
      </Notice>
    );
  }
  if (failed?.error) return <LoadFailure title={messages.jobNotLoaded} error={failed.error} onRetry={failed.retry} />;
  if (!job.data || !standing.data || !kept.data || applied) {
    return (
      <WritingPage title="Apply">
        <JobFormSkeleton />
      </WritingPage>
    );
  }
  const { title, company, location } = job.data.data;
  const refusal = refusalOf(job.data.data, standing.data.data, new Date(now));
  return (
    <WritingPage title={`Apply: ${title}`} lead={`${company} · ${location}`}>
      {refusal ? (
        <Notice title={refusal}>
          <ButtonLink href={paths.job(id)}>Back to the job</ButtonLink>
        </Notice>
      ) : (
        <ApplyForm jobId={id} kept={kept.data.data} />
      )}
    </WritingPage>
  );
}

/** Why somebody cannot apply here. */
function refusalOf(job: JobDetail, { own, abilities }: JobStanding, now: Date): string | undefined {
  if (abilities.apply) return undefined;
  if (own) return messages.applyToOwnJob;
  return isJobExpired(job, now) ? messages.jobExpired : messages.applyElsewhere;
}
