import { EVENT_LOCATION_MAX_CHARS } from 'contracts';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';

import { FieldRow } from '../../../components/FieldRow';
import { formatChoices } from '../eventWords';
import { Section } from './layout';
import { MoveNote } from './MoveNote';
import { WhenFields } from './WhenFields';

/** When and where an event is. */
export function PlaceFields() {
  return (
    <Section section="place">
      <WhenFields />
      <div>
        <FieldRow>
          <TextInput
            source="location"
            helperText={false}
            validate={maxLength(EVENT_LOCATION_MAX_CHARS)}
            placeholder="Seminar Hall 2, or “Online”"
          />
          <SelectInput source="format" choices={formatChoices} helperText={false} validate={required()} />
        </FieldRow>
        <MoveNote />
      </div>
    </Section>
  );
}
