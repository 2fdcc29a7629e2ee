import { CURRENCIES, EVENT_LINK_MAX_CHARS, EVENT_PAYMENT_NOTE_MAX_CHARS, messages } from 'contracts';
import { maxLength, minValue, NumberInput, SelectInput, TextInput } from 'react-admin';

import { useWatch } from 'react-hook-form';

import { FieldRow } from '../../../components/FieldRow';
import { Section } from './layout';

const currencyChoices = CURRENCIES.map((id) => ({ id, name: id }));

/** What a ticket costs, how it is paid for, and where people register if not here. */
export function TicketFields() {
  const price = useWatch<{ ticketPrice?: number | null }, 'ticketPrice'>({ name: 'ticketPrice' });
  return (
    <Section section="tickets">
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
      {Boolean(price) && (
        <FieldRow>
          <TextInput
            source="ticketsFrom"
            type="datetime-local"
            helperText="At once if left empty."
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextInput
            source="paymentNote"
            helperText="Shown with the price."
            validate={maxLength(EVENT_PAYMENT_NOTE_MAX_CHARS)}
            placeholder="By UPI or cash at the society’s desk."
          />
        </FieldRow>
      )}
      <TextInput
        source="registrationLink"
        type="url"
        helperText="Only if people register on another site."
        validate={maxLength(EVENT_LINK_MAX_CHARS)}
        placeholder="https://…"
      />
    </Section>
  );
}
