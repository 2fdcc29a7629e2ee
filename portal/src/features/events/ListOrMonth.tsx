import { styled } from '@mui/material/styles';
import { paths } from 'contracts';

import { TabLinks } from '../../components/TabLinks';
import { eventsAddress, type EventChoice } from './eventsAddress';

const Tabs = styled('div')({ marginTop: 16, marginBottom: -4 });

/** Leads from the list of events to a month of them, and back; what they are narrowed to stays. */
export function ListOrMonth({ shown, choice }: { shown: 'list' | 'month'; choice: EventChoice }) {
  const tabs = [
    { to: eventsAddress({ term: '', view: { label: '' }, choice }), label: 'List', isCurrent: shown === 'list' },
    { to: paths.eventMonth(choice), label: 'Month', isCurrent: shown === 'month' },
  ];
  return (
    <Tabs>
      <TabLinks isQuiet label="How events are shown" tabs={tabs} />
    </Tabs>
  );
}
