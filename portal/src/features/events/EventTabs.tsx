import { styled } from '@mui/material/styles';

import { TabLinks } from '../../components/TabLinks';
import { EVENT_VIEWS, eventsAddress, type EventChoice, type EventView } from './eventsAddress';

const Tabs = styled('div')({ marginTop: 20 });

interface EventTabsProps {
  term: string;
  chosen: EventView;
  choice: EventChoice;
}

/** Narrows the events by time or category; what was searched for stays (member §2, Events list). */
export function EventTabs({ term, chosen, choice }: EventTabsProps) {
  const tabs = EVENT_VIEWS.map((view) => ({
    to: eventsAddress({ term, view, choice }),
    label: view.label,
    isCurrent: view.label === chosen.label,
  }));
  return (
    <Tabs>
      <TabLinks label="Which events" tabs={tabs} />
    </Tabs>
  );
}
