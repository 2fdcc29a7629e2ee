import { styled } from '@mui/material/styles';
import {
  EVENTS_FOUND_MAX,
  messages,
  paths,
  type Event,
  type Page,
  type Pagination as PaginationState,
} from 'contracts';

import { ButtonLink } from '../../components/Button';
import { JsonLd } from '../../components/JsonLd';
import { Notice } from '../../components/Notice';
import { PagedList } from '../../components/PagedList';
import { usePageData } from '../../lib/pageData';
import { useApi } from '../../lib/useApi';
import { useNow } from '../../lib/useNow';
import { eventData } from './eventData';
import { EventRow } from './EventRow';
import { eventsAddress, type EventChoice, type EventView } from './eventsAddress';
import { EventSkeletons } from './EventSkeletons';

const Part = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  paddingBlock: 'clamp(28px, 4vw, 48px) clamp(12px, 1.5vw, 20px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const CutNote = styled('p')(({ theme }) => ({ marginTop: 24, color: theme.vars.palette.text.secondary }));

interface EventListProps {
  /** The API's path of the list. */
  apiPath: string;
  /** What was searched for; empty when nothing was. */
  term: string;
  view: EventView;
  choice: EventChoice;
}

/** The events of a page. */
export function EventList({ apiPath, term, view, choice }: EventListProps) {
  const { origin } = usePageData();
  const result = useApi<Page<Event>>(apiPath);
  const now = useNow();
  const hasParts = view.filter === undefined;
  const partOf = ({ endsAt }: Event) => (new Date(endsAt).getTime() > now ? 'Coming up' : 'Past events');
  const wishes = [view.filter, view.category, choice.format, choice.price];
  const isNarrowed = term !== '' || wishes.some((wish) => wish !== undefined);
  return (
    <PagedList
      result={result}
      failure={messages.eventsNotLoaded}
      skeleton={<EventSkeletons />}
      pathOf={(page) => eventsAddress({ term, view, choice, page })}
      above={({ data }) => <JsonLd data={data.flatMap((event) => eventData(event, origin))} />}
      below={({ meta }) =>
        isCut(term, meta.pagination) && <CutNote>{messages.moreEventsFound(EVENTS_FOUND_MAX)}</CutNote>
      }
      empty={() => (
        <Notice title="No events found" text={emptinessOf(term, isNarrowed)}>
          {isNarrowed && (
            <ButtonLink href={paths.events()} look="outlined">
              Show all events
            </ButtonLink>
          )}
        </Notice>
      )}
      dividerOf={(event, before) =>
        hasParts && (!before || partOf(before) !== partOf(event)) && <Part>{partOf(event)}</Part>
      }
    >
      {(event: Event) => <EventRow event={event} titleAs={hasParts ? 'h3' : 'h2'} />}
    </PagedList>
  );
}

/** Whether this is the end of a search that finds more than it lists. */
const isCut = (term: string, { page, pageCount, total }: PaginationState): boolean =>
  term !== '' && total >= EVENTS_FOUND_MAX && page === pageCount;

function emptinessOf(term: string, isNarrowed: boolean): string {
  if (term) return `Nothing here matches “${term}”. Try another word.`;
  return isNarrowed
    ? 'There are no such events right now.'
    : 'New events are announced here as soon as they have a date.';
}
