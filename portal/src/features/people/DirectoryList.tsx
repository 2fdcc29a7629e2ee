import { styled } from '@mui/material/styles';
import { messages, type PeopleAnswer } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { Pagination } from '../../components/Pagination';
import { useFailureToast } from '../../lib/useFailureToast';
import { useSteadyApi } from '../../lib/useSteadyApi';
import { CardGrid } from './CardGrid';
import { directoryAddress, isNarrowed, type DirectoryChoice } from './directoryAddress';
import { PersonCard } from './PersonCard';
import { PersonSkeletons } from './PersonSkeletons';

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.55em',
  marginBlock: 'clamp(18px, 2.4vw, 28px) 14px',
  color: theme.vars.palette.text.secondary,
}));
const NO_CHOICE: DirectoryChoice = { search: '', graduationYear: undefined, industry: '', location: '' };

interface DirectoryListProps {
  /** The API's path of the list. */
  apiPath: string;
  choice: DirectoryChoice;
}

/** The people of a page, or what stands in while they load, when they failed to, or when there are none (member §2). */
export function DirectoryList({ apiPath, choice }: DirectoryListProps) {
  const { data, error, isPrevious, retry } = useSteadyApi<PeopleAnswer>(apiPath);
  useFailureToast(error, messages.directoryNotLoaded);
  if (error) return <LoadFailure title={messages.directoryNotLoaded} error={error} onRetry={retry} />;
  return (
    <>
      <Count role="status">{data && !isPrevious && countOf(data)}</Count>
      {data ? <People {...{ data, choice, isPrevious }} /> : <PersonSkeletons label="Loading alumni" />}
    </>
  );
}

interface PeopleProps {
  data: PeopleAnswer;
  choice: DirectoryChoice;
  isPrevious: boolean;
}

function People({ data: { data: people, meta }, choice, isPrevious }: PeopleProps) {
  if (people.length === 0) {
    return (
      <Notice title={messages.noAlumniFound}>
        {(isNarrowed(choice) || meta.pagination.page > 1) && (
          <ButtonLink href={directoryAddress(NO_CHOICE)} look="outlined">
            Clear filters
          </ButtonLink>
        )}
      </Notice>
    );
  }
  return (
    <>
      <CardGrid aria-label="Alumni" aria-busy={isPrevious}>
        {people.map((person) => (
          <li key={person._id}>
            <PersonCard person={person} />
          </li>
        ))}
      </CardGrid>
      <Pagination pagination={meta.pagination} isNumbered pathOf={(page) => directoryAddress(choice, page)} />
    </>
  );
}

/** How many were found, in words. */
function countOf({ meta: { pagination, hasMore } }: PeopleAnswer): string {
  if (hasMore) return `More than ${pagination.total} alumni. A filter brings you closer to whom you look for.`;
  if (pagination.total === 0) return '';
  return pagination.total === 1 ? '1 person' : `${pagination.total} people`;
}
