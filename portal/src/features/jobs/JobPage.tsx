import { api, excerpt, isJobExpired, paths, shareImages, type JobDetail } from 'contracts';
import { useParams } from 'react-router-dom';

import { PageHead } from '../../components/PageHead';
import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { publicBoard } from './boards';
import { JobView } from './detail/JobView';
import { lazyJob } from './lazyParts';

/** About as much as search engines and previews show, in characters. */
const DESCRIPTION_CHARS = 160;

/** One job (member §2, Job detail). */
export default function JobPage() {
  const { id = '' } = useParams();
  return (
    <JobView board={publicBoard} id={id} apiPath={api.job(id)}>
      {(job) => (
        <>
          <JobHead job={job} />
          <lazyJob.Place job={job} />
        </>
      )}
    </JobView>
  );
}

/** What search engines and shared links say of a job: they leave a closed one alone. */
function JobHead({ job }: { job: JobDetail }) {
  const site = useSite();
  const now = new Date(useNow());
  const { _id, title, company, description } = job;
  return (
    <>
      <PageHead
        title={`${title} at ${company}`}
        description={excerpt(description, DESCRIPTION_CHARS)}
        canonicalPath={paths.job(_id)}
        image={shareImages.job(site, job)}
      />
      {isJobExpired(job, now) && <meta name="robots" content="noindex" />}
    </>
  );
}
