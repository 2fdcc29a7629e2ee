import type { ConsoleField } from 'contracts';
import {
  DateInput,
  DateTimeInput,
  email,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  type Validator,
} from 'react-admin';

import { SwitchInput } from '../components/SwitchInput';

/** The input that a field of this type is edited with, and what it checks before anything is sent. */
export function FieldInput({ field, isFirst }: { field: ConsoleField; isFirst: boolean }) {
  const { name, label, type, hint, choices } = field;
  const common = { source: name, label, helperText: hint || (false as const), validate: checksOf(field) };
  switch (type) {
    case 'boolean':
      return <SwitchInput source={name} label={label} helperText={hint || false} />;
    case 'choice':
      return (
        <SelectInput {...common} choices={choices.map(({ value, label: called }) => ({ id: value, name: called }))} />
      );
    case 'integer':
    case 'decimal':
      return <NumberInput {...common} step={type === 'integer' ? 1 : 'any'} />;
    case 'date':
      return <DateInput {...common} />;
    case 'dateTime':
      return <DateTimeInput {...common} />;
    case 'longText':
      return <TextInput {...common} multiline minRows={3} />;
    default:
      return (
        <TextInput {...common} type={type === 'email' ? 'email' : 'text'} autoComplete="off" autoFocus={isFirst} />
      );
  }
}

function checksOf({ type, required: isRequired, maxLength: chars, min, max }: ConsoleField): Validator[] {
  const checks: Validator[] = [];
  if (isRequired) checks.push(required());
  if (chars !== null) checks.push(maxLength(chars));
  if (min !== null) checks.push(minValue(min));
  if (max !== null) checks.push(maxValue(max));
  if (type === 'email') checks.push(email('Please enter a valid email address'));
  return checks;
}
