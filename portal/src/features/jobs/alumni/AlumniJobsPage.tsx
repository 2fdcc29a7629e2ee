import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';

import { useUser } from '../../../lib/session';
import { jobsAskedFor } from '../jobsAddress';
import { JobFilters } from '../list/JobFilters';
import { JobList } from '../list/JobList';
import { mayPost } from '../mayPost';
import { MemberPage } from '../MemberPage';
import { alumniBoard } from './alumniBoard';
import { JobDialogButton } from './JobDialogButton';

const Filters = styled('div')({
  '& > form': { marginTop: 0 },
  '& > form + form': { marginTop: 16, marginBottom: -16 },
});

/** The jobs within the members' area (member §2, Alumni jobs page). */
export default function AlumniJobsPage() {
  const [search] = useSearchParams();
  const { role } = useUser();
  const asked = jobsAskedFor(search);
  return (
    <MemberPage
      title="Job Opportunities"
      lead="Jobs and internships that alumni have posted, and what you have of them."
      action={mayPost(role) && <JobDialogButton label="Post a Job" />}
      tools={
        <Filters>
          <JobFilters board={alumniBoard} asked={asked} />
        </Filters>
      }
    >
      <JobList board={alumniBoard} asked={asked} />
    </MemberPage>
  );
}
