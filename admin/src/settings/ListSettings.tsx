import { MAX_EVENTS_PER_PAGE_RANGE, MAX_USERS_PER_PAGE_RANGE } from 'contracts';
import { maxValue, minValue, NumberInput, required } from 'react-admin';

import { FieldRow } from '../components/FieldRow';
import { FormSection } from '../components/FormSection';
import { settingOf } from './labels';

interface Range {
  min: number;
  max: number;
}

const wholeNumber = (value: unknown) => (Number.isInteger(value) ? undefined : 'Please enter a whole number');
const within = ({ min, max }: Range) => [required(), wholeNumber, minValue(min), maxValue(max)];
const describe = ({ min, max }: Range) => `${min} to ${max}`;

const events = within(MAX_EVENTS_PER_PAGE_RANGE);
const users = within(MAX_USERS_PER_PAGE_RANGE);

/** How much a page of a list holds (admin §5). */
export function ListSettings() {
  return (
    <FormSection title="Lists" text="How much fits on one page of a list.">
      <FieldRow>
        <NumberInput
          {...settingOf('maxEventsPerPage')}
          validate={events}
          helperText={describe(MAX_EVENTS_PER_PAGE_RANGE)}
          {...MAX_EVENTS_PER_PAGE_RANGE}
        />
        <NumberInput
          {...settingOf('maxUsersPerPage')}
          validate={users}
          helperText={describe(MAX_USERS_PER_PAGE_RANGE)}
          {...MAX_USERS_PER_PAGE_RANGE}
        />
      </FieldRow>
    </FormSection>
  );
}
