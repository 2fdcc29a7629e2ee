import { CURRENCIES, isTimeZone } from 'contracts';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';

import { FieldRow } from '../components/FieldRow';
import { FormSection } from '../components/FormSection';
import { settingOf } from './labels';

const currencyChoices = CURRENCIES.map((id) => ({ id, name: id }));

/** Zones that the browser knows; the field takes others that the server knows too. */
const timeZones = Intl.supportedValuesOf('timeZone');
const TIME_ZONES_ID = 'time-zones';

const knownTimeZone = (name: unknown) =>
  typeof name === 'string' && isTimeZone(name) ? undefined : 'Not a known time zone, such as Asia/Kolkata';

/** What the site is called, and how it writes times and amounts. */
export function SiteSettings() {
  return (
    <FormSection title="Site" text="The name and description that search engines and shared links show.">
      <TextInput {...settingOf('siteName')} helperText={false} validate={[required(), maxLength(100)]} />
      <TextInput {...settingOf('siteDescription')} helperText={false} validate={maxLength(500)} multiline minRows={3} />
      <FieldRow>
        <TextInput
          {...settingOf('timeZone')}
          validate={[required(), knownTimeZone]}
          helperText="Dates and times on the site are in this zone."
          slotProps={{ htmlInput: { list: TIME_ZONES_ID, autoComplete: 'off' } }}
        />
        <SelectInput
          {...settingOf('currency')}
          choices={currencyChoices}
          validate={required()}
          helperText="For ticket prices and the checkout."
        />
      </FieldRow>
      <datalist id={TIME_ZONES_ID}>
        {timeZones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormSection>
  );
}
