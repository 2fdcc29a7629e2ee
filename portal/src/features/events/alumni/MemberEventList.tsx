import { messages, type MemberEvent, type Page } from 'contracts';

import { ButtonLink } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { PagedList } from '../../../components/PagedList';
import { useSteadyApi } from '../../../lib/useSteadyApi';
import { CardGrid } from '../../../components/card/CardGrid';
import { MemberEventCard } from './MemberEventCard';
import { MEMBER_EVENT_TABS, memberEventsAddress, type MemberEventTab } from './memberEventsAddress';
import { MemberEventSkeletons } from './MemberEventSkeletons';

interface MemberEventListProps {
  tab: MemberEventTab;
  /** The API's path of the list. */
  apiPath: string;
}

/** The events of a tab (member §2). */
export function MemberEventList({ tab, apiPath }: MemberEventListProps) {
  const result = useSteadyApi<Page<MemberEvent>>(apiPath);
  const { label, emptiness } = MEMBER_EVENT_TABS[tab];
  return (
    <PagedList
      result={result}
      failure={messages.eventsNotLoaded}
      skeleton={<MemberEventSkeletons />}
      label={label}
      List={CardGrid}
      pathOf={(page) => memberEventsAddress(tab, page)}
      empty={() => (
        <Notice title={emptiness}>
          {tab === 'mine' && <ButtonLink href={memberEventsAddress('upcoming')}>Browse Upcoming Events</ButtonLink>}
        </Notice>
      )}
    >
      {(event: MemberEvent, keepPlace) => <MemberEventCard event={event} onDone={keepPlace} />}
    </PagedList>
  );
}
