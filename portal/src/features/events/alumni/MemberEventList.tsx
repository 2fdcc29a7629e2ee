import { styled } from '@mui/material/styles';
import { messages, type MemberEvent, type Page } from 'contracts';
import { useRef } from 'react';

import { ButtonLink } from '../../../components/Button';
import { LoadFailure } from '../../../components/LoadFailure';
import { Notice } from '../../../components/Notice';
import { Pagination } from '../../../components/Pagination';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { CardGrid } from './CardGrid';
import { MemberEventCard } from './MemberEventCard';
import { MEMBER_EVENT_TABS, memberEventsAddress, type MemberEventTab } from './memberEventsAddress';
import { MemberEventSkeletons } from './MemberEventSkeletons';

const Section = styled('section')({ '&:focus-visible': { outline: 'none' } });

interface MemberEventListProps {
  tab: MemberEventTab;
  /** The API's path of the list. */
  apiPath: string;
}

/** The events of a tab, or what stands in while they load, when they failed to, or when there are none (member §2). */
export function MemberEventList({ tab, apiPath }: MemberEventListProps) {
  const { data, error, isPrevious, retry } = useSteadyApi<Page<MemberEvent>>(apiPath);
  const section = useRef<HTMLElement>(null);
  useFailureToast(error, messages.eventsNotLoaded);
  const { label, emptiness } = MEMBER_EVENT_TABS[tab];
  if (error) return <LoadFailure title={messages.eventsNotLoaded} error={error} onRetry={retry} />;
  if (!data) return <MemberEventSkeletons />;
  // The card that something was done with may be gone; the keyboard goes on from the list.
  const keepPlace = () => section.current?.focus({ preventScroll: true });
  return (
    <Section ref={section} tabIndex={-1} aria-label={label}>
      {data.data.length === 0 ? (
        <Notice title={emptiness}>
          {tab === 'mine' && <ButtonLink href={memberEventsAddress('upcoming')}>Browse Upcoming Events</ButtonLink>}
        </Notice>
      ) : (
        <CardGrid aria-label={label} aria-busy={isPrevious}>
          {data.data.map((event) => (
            <li key={event._id}>
              <MemberEventCard event={event} onDone={keepPlace} />
            </li>
          ))}
        </CardGrid>
      )}
      <Pagination pagination={data.meta.pagination} pathOf={(page) => memberEventsAddress(tab, page)} />
    </Section>
  );
}
