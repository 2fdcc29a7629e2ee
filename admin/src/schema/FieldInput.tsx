import { isNothing, type ConsoleField } from 'contracts';
import { lazy, Suspense } from 'react';
import { DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { Skeleton } from 'ui';

import { SwitchInput } from '../components/SwitchInput';
import { hintOf, useChecks } from './inputs/checks';
import { DateTimeInput } from './inputs/DateTimeInput';
import { useFormKind } from './inputs/FormResource';

// Fetched by the forms that have such a field alone.
const ComponentInput = lazy(() => import('./inputs/ComponentInput'));
const JsonInput = lazy(() => import('./inputs/JsonInput'));
const MediaInput = lazy(() => import('./inputs/MediaInput'));
const RelationInput = lazy(() => import('./inputs/RelationInput'));
const RichTextInput = lazy(() => import('./inputs/RichTextInput'));
const UidInput = lazy(() => import('./inputs/UidInput'));
const ZoneInput = lazy(() => import('./inputs/ZoneInput'));

const LAZY = {
  component: ComponentInput,
  json: JsonInput,
  media: MediaInput,
  relation: RelationInput,
  richText: RichTextInput,
  uid: UidInput,
  zone: ZoneInput,
};

/** What every input is told. */
export interface FieldInputProps {
  field: ConsoleField;
  /** Where its value is in the form: its name, below that of an entry that it is part of. */
  source?: string;
  isFirst?: boolean;
}

/** The input that a field of this type is edited with, and what it checks before anything is sent. */
export function FieldInput({ field, source = field.name, isFirst = false }: FieldInputProps) {
  const { label, type, choices, placeholder } = field;
  const { isMade } = useFormKind();
  const hint = isMade ? hintOf(field) : field.hint;
  const isRequired = field.required && isMade;
  const common = {
    ...{ source, label, placeholder, isRequired },
    helperText: hint || (false as const),
    validate: useChecks(field),
  };
  const shrunk = { slotProps: { inputLabel: { shrink: true } } };
  if (type in LAZY) {
    const Input = LAZY[type as keyof typeof LAZY];
    return (
      <Suspense fallback={<Skeleton style={{ height: 42, margin: '8px 0 20px' }} />}>
        <Input field={field} source={source} />
      </Suspense>
    );
  }
  switch (type) {
    case 'boolean':
      return <SwitchInput source={source} label={label} helperText={hint || false} />;
    case 'choice':
      return (
        <SelectInput {...common} choices={choices.map(({ value, label: called }) => ({ id: value, name: called }))} />
      );
    case 'integer':
    case 'decimal':
    case 'float':
      return <NumberInput {...common} step={type === 'integer' ? 1 : 'any'} />;
    case 'bigInteger':
      return <TextInput {...common} autoComplete="off" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />;
    case 'date':
      return <DateInput {...common} />;
    case 'time':
      return <TextInput {...common} type="time" {...shrunk} />;
    case 'dateTime':
      return <DateTimeInput {...common} />;
    case 'longText':
    case 'markdown':
      return <TextInput {...common} multiline minRows={type === 'markdown' ? 6 : 3} />;
    case 'password':
      return <TextInput {...common} type="password" autoComplete="new-password" format={blankIfNothing} />;
    default:
      return (
        <TextInput {...common} type={type === 'email' ? 'email' : 'text'} autoComplete="off" autoFocus={isFirst} />
      );
  }
}

const blankIfNothing = (value: unknown): string => (isNothing(value) ? '' : String(value));
