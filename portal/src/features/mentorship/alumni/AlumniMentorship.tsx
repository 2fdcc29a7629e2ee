import { styled } from '@mui/material/styles';
import { api, messages, paths, type MentorshipStatus, type One } from 'contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../../components/Container';
import { Notice } from '../../../components/Notice';
import { PageHeader } from '../../../components/PageHeader';
import { TabLinks } from '../../../components/TabLinks';
import { useUser } from '../../../lib/session';
import { useApi } from '../../../lib/useApi';
import { MentorFilters } from '../mentors/MentorFilters';
import { MentorList } from '../mentors/MentorList';
import { mentorsAskedFor, type MentorsAsked } from '../mentorsAddress';
import { Overview } from './Overview';
import { OwnMentorships } from './OwnMentorships';

const Tools = styled('div')({ marginTop: 28 });
const Body = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });
const Filters = styled('div')({ marginBottom: 24, '& > form:first-of-type': { marginTop: 0 } });

const TABS = { overview: 'Overview', mine: 'My Mentorships', find: 'Find a Mentor', profile: 'Profile' } as const;
type Tab = keyof typeof TABS;

const findAt = (asked: MentorsAsked) => paths.alumniMentorship({ tab: 'find', ...asked });

/** The mentorship program (member §2, Mentorship program page). @param profile the form of one's own offer */
export function AlumniMentorship({ profile }: { profile: ReactNode }) {
  const [search] = useSearchParams();
  const { role } = useUser();
  const { data } = useApi<One<MentorshipStatus>>(api.mentorshipStatus());
  const mayMentor = role === 'alumni';
  const tab = (Object.keys(TABS) as Tab[]).find((each) => each === search.get('tab')) ?? 'overview';
  const offered = (Object.keys(TABS) as Tab[]).filter((each) => mayMentor || each !== 'profile');
  const asked = mentorsAskedFor(search);
  return (
    <>
      <PageHeader title="Mentorship" lead="Alumni take time for students, one to one.">
        <Tools>
          <TabLinks
            isQuiet
            label="Mentorship"
            tabs={offered.map((each) => ({
              to: paths.alumniMentorship(each === 'overview' ? {} : { tab: each }),
              label: TABS[each],
              isCurrent: each === tab,
              ...(each === 'mine' && { waiting: data?.data.toAnswer ?? 0 }),
            }))}
          />
        </Tools>
      </PageHeader>
      <Body>
        {tab === 'overview' && <Overview status={data?.data} />}
        {tab === 'mine' && <OwnMentorships search={search} />}
        {tab === 'find' && (
          <>
            <Filters>
              <MentorFilters asked={asked} listAt={findAt} />
            </Filters>
            <MentorList asked={asked} listAt={findAt} failure={messages.availableMentorsNotLoaded} />
          </>
        )}
        {tab === 'profile' && (mayMentor ? profile : <Notice title={messages.onlyAlumniMentor} />)}
      </Body>
    </>
  );
}
