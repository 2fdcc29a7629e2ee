import { paths, shareImages } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHeader } from '../../components/PageHeader';
import { useSite } from '../../lib/useSite';
import { EventChoices } from './EventChoices';
import { eventsAddress, eventsAskedFor, eventsPathFor } from './eventsAddress';
import { EventSearch } from './EventSearch';
import { EventTabs } from './EventTabs';
import { lazyEventList } from './lazyParts';
import { ListOrMonth } from './ListOrMonth';

/** The society's events, searchable, by time and category (member §2, Events list). */
export default function EventsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const { term, view, choice, page } = eventsAskedFor(search);
  return (
    <>
      <PageHead
        title="Events"
        description={`Workshops, seminars and meetups of ${site.name}, ${site.institute}.`}
        canonicalPath={eventsAddress({ term: '', view, page })}
        image={shareImages.list(site, 'events')}
      />
      <PageHeader title="Events" lead={`Workshops, seminars and meetups of ${site.name}.`}>
        <ListOrMonth shown="list" choice={choice} />
        <EventSearch term={term} view={view} choice={choice} />
        <EventTabs term={term} chosen={view} choice={choice} />
        <EventChoices
          action={paths.events()}
          choice={choice}
          kept={{ search: term, filter: view.filter, category: view.category }}
          addressOf={(chosen) => eventsAddress({ term, view, choice: chosen })}
        />
      </PageHeader>
      <Container style={{ paddingBottom: 96 }}>
        <lazyEventList.Place apiPath={eventsPathFor(search)} term={term} view={view} choice={choice} />
      </Container>
    </>
  );
}
