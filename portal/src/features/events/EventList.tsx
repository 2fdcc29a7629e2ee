import { paths, type Event, type Page } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { JsonLd } from '../../components/JsonLd';
import { LoadFailure } from '../../components/LoadFailure';
import { Notice } from '../../components/Notice';
import { Pagination } from '../../components/Pagination';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { eventData } from './eventData';
import { EventRow } from './EventRow';
import { EventSkeletons } from './EventSkeletons';

interface EventListProps {
  /** The API's path of the list. */
  apiPath: string;
  /** What was searched for; empty when nothing was. */
  term: string;
}

/** The events of a page, or what stands in while they load, when they failed to, or when there are none. */
export function EventList({ apiPath, term }: EventListProps) {
  const { data, error, retry } = useApi<Page<Event>>(apiPath);
  useFailureToast(error, 'Failed to load events');
  if (error) return <LoadFailure title="Failed to load events" error={error} onRetry={retry} />;
  if (!data) return <EventSkeletons />;
  if (data.data.length === 0) {
    return term ? (
      <Notice title="No events found" text={`Nothing matches “${term}”. Try another word.`}>
        <ButtonLink href={paths.events()} look="outlined">
          Show all events
        </ButtonLink>
      </Notice>
    ) : (
      <Notice title="No events found" text="New events are announced here as soon as they have a date." />
    );
  }
  return (
    <>
      <JsonLd data={data.data.map(eventData)} />
      <ol>
        {data.data.map((event) => (
          <li key={event._id}>
            <EventRow event={event} />
          </li>
        ))}
      </ol>
      <Pagination pagination={data.meta.pagination} pathOf={(page) => paths.events({ search: term, page })} />
    </>
  );
}
