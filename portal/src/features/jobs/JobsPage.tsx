import { styled } from '@mui/material/styles';
import { paths, shareImages } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { useSite } from '../../lib/useSite';
import { publicBoard } from './boards';
import { jobsAskedFor } from './jobsAddress';
import { JobWays } from './JobWays';
import { JobFilters } from './list/JobFilters';
import { lazyJobList } from './lazyParts';

const List = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });

/** The society's jobs, searchable, by type, company and place (member §2, Jobs list). */
export default function JobsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const asked = jobsAskedFor(search);
  return (
    <>
      <PageHead
        title="Jobs"
        description={`Jobs and internships that alumni of ${site.name}, ${site.institute}, have posted.`}
        canonicalPath={paths.jobs({ ...(asked.page && { page: asked.page }) })}
        image={shareImages.list(site, 'jobs')}
      />
      <PageHeader title="Jobs" lead={`Jobs and internships, posted by alumni of ${site.name}.`}>
        <JobWays />
        <JobFilters board={publicBoard} asked={asked} />
      </PageHeader>
      <List>
        <lazyJobList.Place board={publicBoard} asked={asked} />
      </List>
    </>
  );
}
