import { shareImages } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { useSite } from '../../lib/useSite';
import { EventList } from './EventList';
import { eventsAddress, eventsAskedFor, eventsPathFor } from './eventsAddress';
import { EventSearch } from './EventSearch';
import { EventTabs } from './EventTabs';

/** The society's events, searchable, by time and category (member §2, Events list). */
export default function EventsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const { term, view, page } = eventsAskedFor(search);
  return (
    <>
      <PageHead
        title="Events"
        description={`Workshops, seminars and meetups of ${site.name}, ${site.institute}.`}
        canonicalPath={eventsAddress({ term: '', view, page })}
        image={shareImages.list(site, 'events')}
      />
      <PageHeader title="Events" lead={`Workshops, seminars and meetups of ${site.name}.`}>
        <EventSearch term={term} view={view} />
        <EventTabs term={term} chosen={view} />
      </PageHeader>
      <Container style={{ paddingBottom: 96 }}>
        <EventList apiPath={eventsPathFor(search)} term={term} view={view} />
      </Container>
    </>
  );
}
