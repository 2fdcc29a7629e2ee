import { messages, type ConsoleField } from 'contracts';
import { useEffect, useRef } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { hintOf, useChecks } from './checks';

interface UidInputProps {
  field: ConsoleField;
  source: string;
}

/** Part of an address, which follows the field that it is made of until somebody writes it. */
export default function UidInput({ field, source }: UidInputProps) {
  const checks = useChecks(field);
  const target = source.replace(/[^.]+$/, field.source ?? '');
  const stored = useRecordContext()?.id !== undefined;
  const { getValues, setValue } = useFormContext();
  const followed: unknown = useWatch({ name: target });
  const suggested = useRef('');
  useEffect(() => {
    if (stored || field.source === null || typeof followed !== 'string') return;
    const current: unknown = getValues(source);
    if (typeof current === 'string' && current !== '' && current !== suggested.current) return;
    suggested.current = addressPartOf(followed);
    setValue(source, suggested.current, { shouldDirty: true });
  }, [followed, stored, field.source, source, getValues, setValue]);
  return (
    <TextInput
      source={source}
      label={field.label}
      placeholder={field.placeholder}
      isRequired={field.required}
      helperText={hintOf(field) || messages.fieldUidHint}
      validate={checks}
      autoComplete="off"
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
    />
  );
}

/** `Café & Co.` as addresses have it: `cafe-co`. */
const addressPartOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 255);
