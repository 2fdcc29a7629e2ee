import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { useFormLocale } from './inputs/FormLocale';

/** Chooses the language that a record is read and written in; what was typed is saved or given up before. */
export function LocaleChoice({ resource: { locales } }: { resource: ConsoleResource }) {
  const { locale, choose } = useFormLocale();
  const { dirtyFields } = useFormState();
  const record = useRecordContext();
  const [own] = locales;
  if (!own || locales.length < 2) return null;
  const isTyped = Object.keys(dirtyFields).length > 0;
  const isNew = record?.['isTranslated'] === false;
  const hint = isTyped
    ? 'Save first to go to another language'
    : isNew
      ? `Not translated yet: it begins with what stands in ${own.label}`
      : '';
  return (
    <TextField
      select
      label="Language"
      value={locale || own.value}
      disabled={isTyped}
      helperText={hint}
      onChange={({ target }) => choose(target.value === own.value ? '' : target.value)}
    >
      {locales.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
