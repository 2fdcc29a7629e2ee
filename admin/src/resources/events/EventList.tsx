import { SETTINGS_DEFAULTS, type ConsoleEventRow, type ConsoleResource } from 'contracts';

import { useSite } from '../../providers/site';
import { ResourceDialog } from '../../schema/ResourceDialog';
import { ResourceList } from '../../schema/ResourceList';
import { consequenceOf } from './consequence';
import { EventActions } from './EventActions';
import { eventCells } from './eventCells';
import { EventForm } from './form/EventForm';
import { newEvent, toBody } from './form/values';

/** The Events page (admin §2): what the society holds, with its drafts and what members proposed. */
export default function EventList({ resource }: { resource: ConsoleResource }) {
  const currency = useSite()?.settings.currency ?? SETTINGS_DEFAULTS.currency;
  return (
    <ResourceList<ConsoleEventRow>
      resource={resource}
      cells={eventCells}
      actions={(event) => <EventActions event={event} />}
      consequenceOf={consequenceOf}
      isEditable
    >
      <ResourceDialog
        resource={resource}
        Form={EventForm}
        transform={toBody}
        blank={newEvent(currency)}
        maxWidth="md"
      />
    </ResourceList>
  );
}
