import { SETTINGS_DEFAULTS, type ConsoleEventRow, type ConsoleResource } from 'contracts';

import { useSite } from '../../providers/site';
import { ResourceDialog } from '../../schema/ResourceDialog';
import { ResourceList } from '../../schema/ResourceList';
import { consequenceOf } from './consequence';
import { EventActions } from './EventActions';
import { eventCells } from './eventCells';
import { EventForm } from './form/EventForm';
import { newEvent, toBody } from './form/values';
import { useDuplicate } from './useDuplicate';

/** The Events page (admin §2): what the society holds, with its drafts and what members proposed. */
export default function EventList({ resource }: { resource: ConsoleResource }) {
  const currency = useSite()?.settings.currency ?? SETTINGS_DEFAULTS.currency;
  const { copy, duplicate } = useDuplicate(resource);
  return (
    <ResourceList<ConsoleEventRow>
      resource={resource}
      cells={eventCells}
      actions={(event) => <EventActions event={event} onDuplicate={duplicate} />}
      consequenceOf={consequenceOf}
      isEditable
    >
      <ResourceDialog
        resource={resource}
        Form={EventForm}
        transform={toBody}
        blank={copy ?? newEvent(currency)}
        maxWidth="md"
      />
    </ResourceList>
  );
}
