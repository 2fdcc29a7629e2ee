import type { JobDetail } from 'contracts';

import { JsonLd } from '../../../components/JsonLd';
import { usePageData } from '../../../lib/pageData';
import { useSite } from '../../../lib/useSite';
import { publicBoard } from '../boards';
import { jobData } from '../jobData';
import { JobBody } from './JobBody';

/** A job on its public page, and what search engines read of it. */
export function PublicJob({ job }: { job: JobDetail }) {
  const site = useSite();
  const { origin } = usePageData();
  return (
    <>
      <JsonLd data={jobData(job, site, origin)} />
      <JobBody job={job} board={publicBoard} />
    </>
  );
}
