import { EVENT_CAPACITY_MAX, EVENT_CONFIRM_HOURS, messages } from 'contracts';
import { maxValue, minValue, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SwitchInput } from '../../../components/SwitchInput';
import { FieldRow } from '../../../components/FieldRow';
import { Section } from './layout';

const between = ({ min, max }: { min: number; max: number }) => {
  const sentence = messages.wholeNumberBetween(min, max);
  return [minValue(min, sentence), maxValue(max, sentence)];
};
const capacityRange = between({ min: 1, max: EVENT_CAPACITY_MAX });
const hoursRange = between(EVENT_CONFIRM_HOURS);

/** How many may come, what happens when all seats are taken, and until when one can be given back. */
export function SeatFields() {
  const [capacity, waitlist] = useWatch<{ capacity?: number | null; waitlist: boolean }, ['capacity', 'waitlist']>({
    name: ['capacity', 'waitlist'],
  });
  const isLimited = capacity !== null && capacity !== undefined;
  return (
    <Section section="seats" text="When somebody cancels, the seat is offered to the first in line.">
      <FieldRow>
        <NumberInput source="capacity" min={1} step={1} helperText="No limit if left empty." validate={capacityRange} />
        <TextInput
          source="cancelBy"
          type="datetime-local"
          helperText="Until the event starts if left empty."
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </FieldRow>
      {isLimited && (
        <FieldRow>
          <SwitchInput source="waitlist" helperText="People can queue when all seats are taken." />
          {waitlist && (
            <NumberInput
              source="confirmWithinHours"
              min={EVENT_CONFIRM_HOURS.min}
              step={1}
              helperText="How long a free seat waits for the first in line."
              validate={hoursRange}
            />
          )}
        </FieldRow>
      )}
    </Section>
  );
}
