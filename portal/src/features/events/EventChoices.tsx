import { EVENT_FORMATS, EVENT_PRICES } from 'contracts';
import { useNavigate } from 'react-router-dom';

import { FilterForm } from '../../components/FilterForm';
import { SelectField } from '../../components/form/SelectField';
import type { EventChoice } from './eventsAddress';

const PRICE_LABELS = { free: 'Free', paid: 'With a ticket' } as const;

interface EventChoicesProps {
  /** The page, where the form leads without script. */
  action: string;
  choice: EventChoice;
  /** What else the address holds; nothing is sent for what is undefined. */
  kept: Readonly<Record<string, string | undefined>>;
  /** The address of another choice. */
  addressOf: (choice: EventChoice) => string;
}

/** Narrows events by how they take place and what they cost; the address says it, so that it can be shared. */
export function EventChoices({ action, choice, kept, addressOf }: EventChoicesProps) {
  const navigate = useNavigate();
  const choose = (chosen: FormData) => {
    const { format, price } = {
      format: EVENT_FORMATS.find((each) => each === chosen.get('format')),
      price: EVENT_PRICES.find((each) => each === chosen.get('price')),
    };
    void navigate(addressOf({ format, price }), { preventScrollReset: true });
  };
  return (
    // Drawn anew with another choice, such as one that the back button leads to.
    <FilterForm
      key={`${choice.format} ${choice.price}`}
      label="Narrow the events"
      onChoose={choose}
      {...{ action, kept }}
    >
      <SelectField label="Format" name="format" defaultValue={choice.format ?? ''}>
        <option value="">Any format</option>
        {EVENT_FORMATS.map((format) => (
          <option key={format}>{format}</option>
        ))}
      </SelectField>
      <SelectField label="Price" name="price" defaultValue={choice.price ?? ''}>
        <option value="">Any price</option>
        {EVENT_PRICES.map((price) => (
          <option key={price} value={price}>
            {PRICE_LABELS[price]}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
