import type { ConsoleComponent } from 'contracts';

import { FieldInput } from '../FieldInput';

/** The inputs of an entry. */
export function EntryFields({ component, source }: { component: ConsoleComponent | undefined; source: string }) {
  return component?.fields.map((field) => (
    <FieldInput key={field.name} field={field} source={`${source}.${field.name}`} />
  ));
}

/** What a new entry begins with. */
export const blankEntry = ({ fields }: ConsoleComponent): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, initial, isMany }) => [name, initial ?? (isMany ? [] : null)]));
