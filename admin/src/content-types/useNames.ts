import { useInput } from 'react-admin';

import { join, split } from './values';

/** A list of names in the form. @param source which one */
export function useNames(source: string): [names: string[], set: (names: readonly string[]) => void] {
  const { field } = useInput<string>({ source, defaultValue: '' });
  const value: unknown = field.value;
  const set = (names: readonly string[]) => {
    field.onChange(join(names));
    field.onBlur();
  };
  return [split(String(value)), set];
}
