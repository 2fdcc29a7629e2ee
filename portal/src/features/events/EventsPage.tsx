import { paths, shareImages } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { pageOf, searchTermOf } from '../../lib/searchParams';
import { useSite } from '../../lib/useSite';
import { EventList } from './EventList';
import { eventsPathFor } from './eventsAddress';
import { EventSearch } from './EventSearch';

/** Every event of the society, searchable (member §2, Events list). */
export default function EventsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const term = searchTermOf(search);
  return (
    <>
      <PageHead
        title="Events"
        description={`Workshops, seminars and meetups of ${site.name}, ${site.institute}.`}
        canonicalPath={paths.events({ page: pageOf(search) })}
        image={shareImages.list(site, 'events')}
      />
      <PageHeader title="Events" lead={`Workshops, seminars and meetups of ${site.name}.`}>
        <EventSearch term={term} />
      </PageHeader>
      <Container style={{ paddingBottom: 96 }}>
        <EventList apiPath={eventsPathFor(search)} term={term} />
      </Container>
    </>
  );
}
