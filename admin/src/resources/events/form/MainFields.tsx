import {
  CURRENCIES,
  EVENT_DESCRIPTION_MAX_CHARS,
  EVENT_LINK_MAX_CHARS,
  EVENT_LOCATION_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  EVENT_TITLE_MAX_CHARS,
  messages,
} from 'contracts';
import { maxLength, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';

import { SwitchInput } from '../../../components/SwitchInput';
import { categoryChoices, formatChoices } from '../eventWords';
import { FieldRow } from './layout';
import { MoveNote } from './MoveNote';
import { WhenFields } from './WhenFields';

const currencyChoices = CURRENCIES.map((id) => ({ id, name: id }));

/** What an event is, when and where (admin §3). @param isPublishable not so for a proposal that was not approved */
export function MainFields({ isPublishable }: { isPublishable: boolean }) {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <TextInput
        source="title"
        helperText={false}
        validate={[required(messages.titleMissing), maxLength(EVENT_TITLE_MAX_CHARS)]}
        autoComplete="off"
        autoFocus
      />
      <TextInput
        source="description"
        helperText={false}
        validate={maxLength(EVENT_DESCRIPTION_MAX_CHARS)}
        multiline
        minRows={3}
      />
      <WhenFields />
      <div>
        <TextInput
          source="location"
          helperText={false}
          validate={maxLength(EVENT_LOCATION_MAX_CHARS)}
          placeholder="Seminar Hall 2, or “Online”"
        />
        <MoveNote />
      </div>
      <FieldRow>
        <SelectInput source="category" choices={categoryChoices} helperText={false} validate={required()} />
        <SelectInput source="format" choices={formatChoices} helperText={false} validate={required()} />
      </FieldRow>
      <FieldRow>
        <TextInput
          source="registrationLink"
          type="url"
          helperText="Only if people register elsewhere."
          validate={maxLength(EVENT_LINK_MAX_CHARS)}
          placeholder="https://…"
        />
        <TextInput
          source="organizer"
          helperText="Who holds it, as visitors read it."
          validate={maxLength(EVENT_ORGANIZER_MAX_CHARS)}
          placeholder="Design Team"
        />
      </FieldRow>
      <FieldRow>
        <NumberInput
          source="ticketPrice"
          min={0}
          step={0.01}
          helperText="0 is free."
          validate={minValue(0, messages.priceInvalid)}
        />
        <SelectInput source="currency" choices={currencyChoices} helperText={false} />
      </FieldRow>
      {isPublishable && <SwitchInput source="isPublished" helperText="Drafts are seen here alone." />}
    </div>
  );
}
