import { styled } from '@mui/material/styles';
import { JOBS_FOUND_MAX, messages, type Job, type Page } from 'contracts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { useSession } from '../../../lib/session';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import type { Board } from '../boards';
import type { JobsAsked } from '../jobsAddress';
import { CardList } from './CardList';
import { JobCard } from './JobCard';
import { JobSkeletons } from './JobSkeletons';

/** Only the signed-in have it. */
const SaveSearchButton = lazy(() => import('../searches/SaveSearchButton'));

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 20px',
  marginBottom: 14,
  color: theme.vars.palette.text.secondary,
  '& a': { paddingBlock: 8, fontWeight: 600, textUnderlineOffset: 4 },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' });
const CutNote = styled('p')(({ theme }) => ({ marginTop: 24, color: theme.vars.palette.text.secondary }));

/** The jobs of a page, the latest first (member §2). */
export function JobList({ board, asked }: { board: Board; asked: JobsAsked }) {
  const { user } = useSession();
  const result = useSteadyApi<Page<Job>>(board.apiFor(asked));
  const { page, status, ...choice } = asked;
  const isNarrowed = Object.keys(choice).length > 0;
  const isClosed = status === 'closed';
  const otherStatus = board.listAt(isClosed ? choice : { ...choice, status: 'closed' });
  const way = <Link to={otherStatus}>{isClosed ? 'Show open jobs' : 'Show closed jobs'}</Link>;
  const saveSearch = user && !isClosed && (
    <Suspense>
      <SaveSearchButton choice={choice} />
    </Suspense>
  );
  return (
    <PagedList
      result={result}
      failure={messages.jobsNotLoaded}
      skeleton={<JobSkeletons />}
      label="Jobs"
      List={CardList}
      pathOf={(number) => board.listAt({ ...asked, page: number })}
      above={({ meta: { pagination } }) => (
        <Line>
          <span role="status">{countOf(pagination.total, isClosed)}</span>
          <Ways>
            {saveSearch}
            {way}
          </Ways>
        </Line>
      )}
      below={({ meta: { pagination } }) =>
        choice.search &&
        pagination.total >= JOBS_FOUND_MAX &&
        page === pagination.pageCount && <CutNote>{messages.moreJobsFound(JOBS_FOUND_MAX)}</CutNote>
      }
      empty={() => (
        <Notice title={messages.noJobsFound} text={isNarrowed ? 'Try another word, or fewer filters.' : undefined}>
          <ButtonLink href={isNarrowed || isClosed ? board.listAt({}) : otherStatus} look="outlined">
            {isNarrowed || isClosed ? 'Show all open jobs' : 'Show closed jobs'}
          </ButtonLink>
          {saveSearch}
        </Notice>
      )}
    >
      {(job: Job) => <JobCard job={job} board={board} />}
    </PagedList>
  );
}

function countOf(total: number, isClosed: boolean): string {
  const kind = isClosed ? 'closed' : 'open';
  if (total >= JOBS_FOUND_MAX) return `${JOBS_FOUND_MAX} ${kind} jobs and more`;
  return `${total} ${kind} ${total === 1 ? 'job' : 'jobs'}`;
}
