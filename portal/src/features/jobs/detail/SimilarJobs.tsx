import { styled } from '@mui/material/styles';
import { api, type Job, type One } from 'contracts';
import { useId } from 'react';

import { useApi } from '../../../lib/useApi';
import type { Board } from '../boards';
import { CardList } from '../list/CardList';
import { JobCard } from '../list/JobCard';

const Section = styled('section')({ marginTop: 'clamp(48px, 7vw, 96px)' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 'clamp(18px, 2vw, 28px)' }));

/** Open jobs that ask for the same skills; nothing where there are none. */
export function SimilarJobs({ jobId, board }: { jobId: string; board: Board }) {
  const titleId = useId();
  const { data } = useApi<One<Job[]>>(api.similarJobs(jobId));
  if (!data || data.data.length === 0) return null;
  return (
    <Section data-screen-only aria-labelledby={titleId}>
      <Title id={titleId}>Similar jobs</Title>
      <CardList>
        {data.data.map((job) => (
          <li key={job._id}>
            <JobCard job={job} board={board} titleAs="h3" />
          </li>
        ))}
      </CardList>
    </Section>
  );
}
