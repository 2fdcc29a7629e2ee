import { styled } from '@mui/material/styles';
import { messages, type PeopleAnswer, type Person } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { PagedList } from '../../components/PagedList';
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
const NO_CHOICE: DirectoryChoice = {
  search: '',
  graduationYear: undefined,
  industry: '',
  location: '',
  sort: undefined,
};

interface DirectoryListProps {
  /** The API's path of the list. */
  apiPath: string;
  choice: DirectoryChoice;
}

/** The people of a page (member §2). */
export function DirectoryList({ apiPath, choice }: DirectoryListProps) {
  const result = useSteadyApi<PeopleAnswer>(apiPath);
  const { data, error, isPrevious } = result;
  return (
    <>
      {!error && <Count role="status">{data && !isPrevious && countOf(data)}</Count>}
      <PagedList
        result={result}
        failure={messages.directoryNotLoaded}
        skeleton={<PersonSkeletons label="Loading alumni" />}
        label="Alumni"
        List={CardGrid}
        isNumbered
        pathOf={(page) => directoryAddress(choice, page)}
        empty={({ meta }) => (
          <Notice title={messages.noAlumniFound}>
            {(isNarrowed(choice) || meta.pagination.page > 1) && (
              <ButtonLink href={directoryAddress({ ...NO_CHOICE, sort: choice.sort })} look="outlined">
                Clear filters
              </ButtonLink>
            )}
          </Notice>
        )}
      >
        {(person: Person) => <PersonCard person={person} />}
      </PagedList>
    </>
  );
}

/** How many were found, in words. */
function countOf({ meta: { pagination, hasMore } }: PeopleAnswer): string {
  if (hasMore)
    return `More than ${pagination.total.toLocaleString('en-IN')} alumni. A filter brings you closer to whom you look for.`;
  if (pagination.total === 0) return '';
  return pagination.total === 1 ? '1 person' : `${pagination.total} people`;
}
