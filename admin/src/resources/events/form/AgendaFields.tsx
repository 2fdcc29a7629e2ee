import {
  AGENDA_ENTRIES_MAX,
  AGENDA_TIME_MAX_CHARS,
  AGENDA_TITLE_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  messages,
} from 'contracts';
import { maxLength, required, TextInput } from 'react-admin';

import { EntryList } from '../../../components/EntryList';
import { FieldRow } from '../../../components/FieldRow';
import { Section } from './layout';

/** What happens at an event, in its order. */
export function AgendaFields() {
  return (
    <Section section="agenda" text="What happens, in order.">
      <EntryList source="agenda" name="Entry" max={AGENDA_ENTRIES_MAX} blank={{ time: '', title: '', speaker: '' }}>
        {(source) => (
          <>
            <TextInput
              source={`${source}.title`}
              label="What happens"
              helperText={false}
              validate={[required(messages.agendaTitleMissing), maxLength(AGENDA_TITLE_MAX_CHARS)]}
            />
            <FieldRow>
              <TextInput
                source={`${source}.time`}
                label="Time"
                helperText={false}
                placeholder="Day 2, 9:00 AM"
                validate={maxLength(AGENDA_TIME_MAX_CHARS)}
              />
              <TextInput
                source={`${source}.speaker`}
                label="Speaker"
                helperText={false}
                validate={maxLength(EVENT_ORGANIZER_MAX_CHARS)}
              />
            </FieldRow>
          </>
        )}
      </EntryList>
    </Section>
  );
}
