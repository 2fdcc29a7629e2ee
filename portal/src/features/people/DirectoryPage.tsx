import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { choiceOf, directoryPathFor } from './directoryAddress';
import { DirectoryFilters } from './DirectoryFilters';
import { DirectoryList } from './DirectoryList';

/** The alumni of the society, searchable (member §2, Alumni directory). */
export default function DirectoryPage() {
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  return (
    <>
      <PageHeader title="Alumni directory" lead="Find people by name, company, position or skill, and write to them.">
        <DirectoryFilters choice={choice} />
      </PageHeader>
      <Container style={{ paddingBottom: 96, minHeight: '60svh' }}>
        <DirectoryList apiPath={directoryPathFor(search)} choice={choice} />
      </Container>
    </>
  );
}
