import { styled } from '@mui/material/styles';
import { messages, paths } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { MentorFilters } from './mentors/MentorFilters';
import { MentorList } from './mentors/MentorList';
import { mentorsAskedFor } from './mentorsAddress';

const List = styled(Container)({ paddingBlock: 'clamp(24px, 3vw, 40px) 96px', minHeight: '60svh' });

/** The mentors whom a student can ask (member §2, Mentor directory). */
export default function FindMentorsPage() {
  const [search] = useSearchParams();
  const asked = mentorsAskedFor(search);
  return (
    <>
      <PageHeader title="Find a Mentor" lead="Alumni who take time for students. Those who fit you best come first.">
        <MentorFilters asked={asked} listAt={paths.mentors} />
      </PageHeader>
      <List>
        <MentorList asked={asked} listAt={paths.mentors} failure={messages.mentorsNotLoaded} />
      </List>
    </>
  );
}
