import { styled } from '@mui/material/styles';
import { MENTORS_FOUND_MAX, api, messages, type Mentor, type Page } from 'contracts';
import { Skeleton } from 'ui';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import type { MentorsAsked } from '../mentorsAddress';
import { CardGrid } from './CardGrid';
import { MentorCard } from './MentorCard';

const SKELETONS = 6;

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 14,
  color: theme.vars.palette.text.secondary,
}));

interface MentorListProps {
  asked: MentorsAsked;
  /** The address of the list. */
  listAt: (asked: MentorsAsked) => string;
  /** What is said where it cannot be loaded, in the words of its page (member §8). */
  failure: string;
}

/** The mentors of a page, the best match first (member §2). */
export function MentorList({ asked, listAt, failure }: MentorListProps) {
  const result = useSteadyApi<Page<Mentor>>(api.mentors({ ...asked }));
  const { page: _page, ...choice } = asked;
  const isNarrowed = Object.keys(choice).length > 0;
  return (
    <PagedList
      result={result}
      failure={failure}
      skeleton={<MentorSkeletons />}
      label="Mentors"
      List={CardGrid}
      pathOf={(page) => listAt({ ...asked, page })}
      above={({ meta: { pagination } }) => <Count role="status">{countOf(pagination.total)}</Count>}
      empty={() => (
        <Notice
          title={messages.noMentorsFound}
          text={isNarrowed ? messages.adjustMentorSearch : messages.noMentorsAvailable}
        >
          {isNarrowed && (
            <ButtonLink href={listAt({})} look="outlined">
              Show all mentors
            </ButtonLink>
          )}
        </Notice>
      )}
    >
      {(mentor: Mentor) => <MentorCard mentor={mentor} />}
    </PagedList>
  );
}

function countOf(total: number): string {
  if (total >= MENTORS_FOUND_MAX) return `${MENTORS_FOUND_MAX} mentors and more. Narrow them to find the right one.`;
  return `${total} ${total === 1 ? 'mentor' : 'mentors'}, the best match first`;
}

function MentorSkeletons() {
  return (
    <CardGrid as="div" role="status" aria-busy="true" aria-label="Loading mentors">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} style={{ height: 380 }} />
      ))}
    </CardGrid>
  );
}
