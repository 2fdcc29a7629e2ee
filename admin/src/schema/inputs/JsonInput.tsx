import { messages, type ConsoleField } from 'contracts';
import { TextInput } from 'react-admin';

import { hintOf, useChecks } from './checks';

/** A text that is no JSON, as it was typed. */
class Unread {
  constructor(readonly text: string) {}
}

/** A value of whatever kind, written as JSON, which is checked as it is typed. */
export default function JsonInput({ field, source }: { field: ConsoleField; source: string }) {
  const checks = useChecks(field);
  return (
    <TextInput
      source={source}
      label={field.label}
      helperText={hintOf(field) || 'JSON, such as {"colour": "red"}'}
      isRequired={field.required}
      multiline
      minRows={3}
      validate={[
        (value: unknown) => (value instanceof Unread ? messages.fieldFaults.notJson(field.label) : undefined),
        ...checks,
      ]}
      format={written}
      parse={read}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
    />
  );
}

const TYPED = new WeakMap<object, string>();

/** What is typed stays as it was typed, however it is read. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Unread) return value.text;
  return (typeof value === 'object' && TYPED.get(value)) || JSON.stringify(value, undefined, 2);
}

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) TYPED.set(value, text);
    return value;
  } catch {
    return new Unread(text);
  }
}
