import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { ConnectionList } from './ConnectionList';
import { ConnectionTabs } from './ConnectionTabs';
import { connectionsPathFor, listOf } from './networkingAddress';
import { PeopleToKnow } from './PeopleToKnow';

const Tabs = styled('div')({ marginTop: 28 });

/** The own connections, what waits for an answer, and people to connect with. */
export default function NetworkingPage() {
  const [search] = useSearchParams();
  const list = listOf(search);
  return (
    <>
      <PageHeader title="Networking" lead="Your connections, and people you may know.">
        <Tabs>
          <ConnectionTabs chosen={list} />
        </Tabs>
      </PageHeader>
      <Container style={{ paddingBottom: 96, minHeight: '60svh' }}>
        <ConnectionList key={list} list={list} apiPath={connectionsPathFor(search)} />
        <PeopleToKnow />
      </Container>
    </>
  );
}
