import { api } from 'contracts';
import { useParams } from 'react-router-dom';

import { JobBody } from '../detail/JobBody';
import { JobView } from '../detail/JobView';
import { alumniBoard } from './alumniBoard';

/** A job within the members' area (member §2, Alumni jobs page): the gate gives the page its head. */
export default function AlumniJobPage() {
  const { id = '' } = useParams();
  return (
    <JobView board={alumniBoard} id={id} apiPath={api.alumniJob(id)}>
      {(job) => <JobBody job={job} board={alumniBoard} />}
    </JobView>
  );
}
